/** Why a process doesn't start, in one sentence for the person who started it; starting it again as it is would not help. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** The exit code of a process that refused to start (EX_CONFIG of sysexits.h). */
export const refusedCode = 78;
