export declare const stateful: readonly string[];
export declare const gathered: readonly string[];
export declare const parts: readonly string[];
