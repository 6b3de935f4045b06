export { createDataParts, type DataFile, type DataPart, type DataParts } from './data-parts.ts';
export { createOwnData, type OwnDataGiven, partOf, type Section } from './own-data.ts';
