export { createErasure, type Erasure, type Holder, idsIn } from './erasure.ts';
