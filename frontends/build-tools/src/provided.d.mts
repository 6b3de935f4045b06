export declare const missingOf: (names: readonly string[], provided: readonly string[]) => readonly string[];
