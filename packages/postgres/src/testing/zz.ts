

export const TIMEOUT = { timeout: 20_000, interval: 20 }
