import type { Baseline, Schema } from './additive.ts';

/** What is written of the topics, by file name. */
export type BaselineFiles = Readonly<Record<string, Partial<Baseline>>>;

/** The file of the schemas that several topics have. */
const shared = 'shared-schemas';

/** Each topic's file without the schemas that another one has too: those stand once, in a file of their own. Names are unique over all topics. */
export const apart = (topics: Readonly<Record<string, Baseline>>): BaselineFiles => {
  const uses = Map.groupBy(
    Object.values(topics).flatMap(({ schemas }) => Object.entries(schemas ?? {})),
    ([name]) => name,
  );
  const isShared = (name: string): boolean => (uses.get(name)?.length ?? 0) > 1;
  const own = (schemas: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(Object.entries(schemas).filter(([name]) => !isShared(name)));
  const together = [...uses.values()].flatMap(([first, second]) => (first && second ? [first] : []));
  return {
    ...Object.fromEntries(
      Object.entries(topics).map(([file, topic]) => [
        file,
        topic.schemas ? { ...topic, schemas: own(topic.schemas) } : topic,
      ]),
    ),
    [shared]: { schemas: Object.fromEntries(together) },
  };
};

/** The topics of such files, each with all schemas that it may refer to. Files from before schemas were shared are read as they are. */
export const joined = ({ [shared]: common, ...files }: BaselineFiles): Readonly<Record<string, Baseline>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, topic]) => [
      file,
      { ...topic, schemas: { ...common?.schemas, ...topic.schemas } } as Baseline,
    ]),
  );
