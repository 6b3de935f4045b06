export declare const pageOf: () => string;
export declare const isCurrent: () => boolean;
