export declare const servicesSources: () => ReadonlyMap<string, string>;
export declare const templateFaults: (sources: ReadonlyMap<string, string>) => readonly string[];
