export declare const impurities: (text: string) => readonly string[];
export declare const aggregates: () => readonly { readonly model: string; readonly rules: readonly string[] }[];
