export declare const descendantsOf: (root: number, known?: ReadonlyMap<number, string>) => Map<number, string>;
export declare const endDescendants: (root: number, patienceMs: number) => Promise<void>;
