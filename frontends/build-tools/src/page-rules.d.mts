export declare const pageRules: (sheet: string, pages: readonly string[]) => string;
