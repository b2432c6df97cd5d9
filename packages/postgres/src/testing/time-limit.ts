/** Milliseconds after which a test of several starts hangs. */
export const TIMEOUT = { timeout: 20_000, interval: 20 }
