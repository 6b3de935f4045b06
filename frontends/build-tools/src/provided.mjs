/**
 * What is shared comes from the shell alone, and only what the shell's own pages name is in its build: a part that none of them
 * shows would be missing in every remote. The build fails where one is.
 * @param names all that shell and remotes share; one that ends in a slash stands for everything beneath
 */
export const allProvided = (names) => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('TouchlineProvided', (compilation) =>
      compilation.hooks.finishModules.tap('TouchlineProvided', (modules) => {
        const missing = missingOf(
          names,
          [...modules].filter(({ type }) => type === 'provide-module').map((module) => module.identifier()),
        );
        if (missing.length > 0)
          compilation.errors.push(
            new Error(
              `Remotes need what no page of the shell shows: ${missing.join(', ')}. The gallery shows all parts.`,
            ),
          );
      }),
    ),
});

/** Those of the names that none of the provided modules has: `provide module (default) @touchline/ui/charts@0.1.0 = …`. */
export const missingOf = (names, provided) =>
  names.filter((name) => !name.endsWith('/') && !provided.some((identifier) => identifier.includes(` ${name}@`)));
