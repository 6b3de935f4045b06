export declare const freePort: (inRow?: number) => Promise<number>;
