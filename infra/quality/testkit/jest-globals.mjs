/** What `@jest/globals` gives, where tests run in bare Node: the package itself refuses to be loaded outside Jest's own machine. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
