/**
 * Returns the milliseconds of processor time that this process has used. Differences of it bound the cost of what must
 * not be quadratic, whatever else the machine is busy with: the ceilings are far above what is measured.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
