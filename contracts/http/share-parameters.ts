/** The parts of an OpenAPI document that hold parameters. */
interface WithParameters {
  readonly paths?: object;
  readonly components?: object;
}

type Parameter = Readonly<{ in: string; name: string }>;
type Described = { parameters?: readonly unknown[] };

const described = (document: WithParameters): readonly Described[] =>
  Object.values(document.paths ?? {}).flatMap((path: object) => Object.values(path) as Described[]);

/**
 * The same document with each parameter that several operations take as one component, named as the parameter is; the second of a
 * name that looks otherwise has a number. An operation without parameters has no list of them.
 */
export const shareParameters = <Document extends WithParameters>(document: Document): Document => {
  const operations = described(document);
  const uses = Map.groupBy(
    operations.flatMap(({ parameters }) => (parameters ?? []) as readonly Parameter[]),
    (parameter) => JSON.stringify(parameter),
  );
  const names = new Map<string, string>();
  const components: Record<string, Parameter> = {};
  for (const [text, [parameter, second]] of uses) {
    if (!parameter || !second) continue;
    const alike = Object.keys(components).filter((name) => components[name]?.name === parameter.name).length;
    const name = alike === 0 ? parameter.name : `${parameter.name}.${alike + 1}`;
    names.set(text, name);
    components[name] = parameter;
  }
  const shared = (operation: Described): Described => {
    const { parameters = [], ...rest } = operation;
    if (parameters.length === 0) return rest;
    const listed = parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name ? { $ref: `#/components/parameters/${name}` } : parameter;
    });
    return Object.fromEntries(
      Object.entries(operation).map(([key, value]) => [key, key === 'parameters' ? listed : value]),
    );
  };
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods as Record<string, Described>).map(([method, operation]) => [
            method,
            shared(operation),
          ]),
        ),
      ]),
    ),
    ...(names.size > 0 ? { components: { ...document.components, parameters: components } } : {}),
  };
};
