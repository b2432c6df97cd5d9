/** Ages of children (years) as a query names them: `4,9`; undefined without children. */
export const agesText = (ages: readonly number[]): string | undefined => ages.join(',') || undefined
