import type { Values } from './step-values.ts';

/**
 * What is typed but not kept by the server yet, per form, for the tab's life: going a step back, a reload or a session
 * that ended in between lose nothing.
 */
const keyOf = (form: string): string => `unsaved:${form}`;

export const readUnsaved = (form: string): Values => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Values) : {};
  } catch {
    return {}; // storage is forbidden, or holds what isn't ours
  }
};

export const writeUnsaved = (form: string, values: Values): void => {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // storage is forbidden in this browser: the page itself still holds what is typed
  }
};
