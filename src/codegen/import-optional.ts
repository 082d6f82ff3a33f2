/**
 * Imports a package that not every user of this one has. Throws an error that names the command to install it.
 * The caller vouches for the type: nothing checks what the package exports.
 */
export async function importOptional<Module>(name: string): Promise<Module> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    if (isNotFound(error)) {
      throw new Error(`typed-handoff needs the package ${name} here; install it with: npm install --save-dev ${name}`);
    }
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND";
}
