/** Reads a typed number; one that is none becomes a value that the API refuses, so that the error names its field. */
export const typedNumber = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

/** Reads typed ages with anything between them. */
export const typedAges = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(typedNumber)

/** Writes ages as a guest would type them. */
export const agesText = (ages: readonly number[]): string => ages.join(', ')
