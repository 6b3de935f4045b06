type Weights = Readonly<Record<string, number>>;
export declare const shellWeights: (directory: string) => Weights;
export declare const areaWeights: (directory: string) => Weights;
export declare const tooHeavy: (weights: Weights) => readonly string[];
