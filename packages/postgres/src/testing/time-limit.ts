/** How often and how long (ms) a test looks for what it awaits. */
export const TIMEOUT = { timeout: 20_000, interval: 20 }
