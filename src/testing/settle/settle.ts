/** Turns a valid packet into one that keeps the rules that JSON Schema cannot say. One that keeps them stays as it is. */
export type Settle<Packet> = (packet: Packet) => Packet;
