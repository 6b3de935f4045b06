export { type Cluster, type ClusterOptions, startCluster } from './cluster.ts';
export { type Part, parts } from './parts.ts';
export type { PartProcess } from './process.ts';
