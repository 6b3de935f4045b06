export declare const drawnIcons: () => readonly (readonly [name: string, body: string])[];
export declare const isCurrent: () => boolean;
