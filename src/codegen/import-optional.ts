/** The packages that code generation needs, each as it is to be installed: who lacks one mostly lacks both. */
const generators: Readonly<Record<string, string>> = {
  "json-schema-to-typescript": "json-schema-to-typescript@16",
  "json-schema-to-zod": "json-schema-to-zod@~2.8.1",
};

/**
 * Imports a package that not every user of this one has. Throws an error that names the command to install it.
 * The caller vouches for the type: nothing checks what the package exports.
 */
export async function importOptional<Module>(name: string): Promise<Module> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    if (isNotFound(error)) {
      const wanted = name in generators ? Object.values(generators).join(" ") : name;
      throw new Error(
        `typed-handoff needs the package ${name} here; install it with: npm install --save-dev ${wanted}`,
      );
    }
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND";
}
