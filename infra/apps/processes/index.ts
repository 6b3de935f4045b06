export { type Part, parts } from './parts.ts';
export type { PartProcess } from './process.ts';
export { type Cluster, type ClusterOptions, startCluster } from './processes.ts';
