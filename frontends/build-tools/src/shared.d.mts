export declare const stateful: readonly string[];
export declare const gathered: readonly string[];
