export { remoteConfig, shellConfig } from './src/config.mjs';
