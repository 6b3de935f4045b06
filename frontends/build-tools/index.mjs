export { remoteConfig, shellConfig } from './src/config.mjs';
export { drawFirstPages } from './src/first-pages.mjs';
export { areaWeights, shellWeights, tooHeavy } from './src/weights.mjs';
