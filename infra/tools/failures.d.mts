export interface Failure {
  readonly where: string;
  readonly what: string;
  readonly words: string;
}
export declare const ofJest: (results: unknown, root: string) => Failure[];
export declare const ofJourneys: (report: unknown) => Failure[];
export declare const seenIn: (outline: string) => string;
export declare const told: (failures: readonly Failure[]) => string;
export declare const faultOf: (code: number, counts: { readonly failed: number } | undefined) => string | undefined;
