/** `node --import ./infra/quality/faults/skew.mjs`: a machine whose clock goes wrong by `SKEW_MS`. */
const ahead = Number(process.env.SKEW_MS ?? 0);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() + ahead);
    else super(...args);
  }
  static now() {
    return Real.now() + ahead;
  }
};
