import { sayNotLoaded } from './faults/not-loaded.ts';
import { catchEarly, whenTouched } from './first/take-over.ts';

// zod tries whether it may compile its checks with `eval`; here it may not, and each try would be reported.
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };

// The boundary behind which shared modules are agreed on before the first of them is used.
const begin = (): Promise<unknown> => import('./bootstrap.tsx');

const root = document.getElementById('root');
if (root) {
  catchEarly(root);
  whenTouched(root, begin, sayNotLoaded);
} else begin().catch(sayNotLoaded);

// Left out of every other build.
if (process.env.NODE_ENV === 'development') void import('./development/follow-builds.ts');
