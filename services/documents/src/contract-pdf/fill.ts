export type Values = Readonly<Record<string, string | number>>;

/**
 * A template with its places filled in: `{start}` → `1 July 2027`. What is filled in isn't read again, so that braces which people
 * have typed stay as they are. Throws at a place that has no value.
 */
export const fill = (template: string, values: Values): string =>
  template.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is known for the place {${name}} of a contract`);
    return String(value);
  });
