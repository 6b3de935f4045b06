export declare const spareCores: (cores?: number) => Promise<number>;
