export declare const descendantsOf: (root: number, known?: ReadonlyMap<number, string>) => Map<number, string>;
export declare const followDescendants: (
  root: number,
  everyMs?: number,
) => { readonly left: (patienceMs: number) => Promise<ReadonlyMap<number, string>> };
export declare const commandOf: (pid: number) => string;
export declare const endDescendants: (
  root: number,
  patienceMs: number,
  known?: ReadonlyMap<number, string>,
) => Promise<void>;
