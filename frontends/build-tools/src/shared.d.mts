export declare const stateful: readonly string[];
