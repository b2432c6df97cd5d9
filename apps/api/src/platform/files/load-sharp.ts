/** Loads the picture library at its first use: most starts do without its native code. */
export const loadSharp = async () => (await import('sharp')).default
