/** Endings of i18next's plural keys that Slovak has and English has not: 2 to 4, and fractions. */
type SlovakPlural<K> = K extends `${string}_few` | `${string}_many` ? never : K

/**
 * The shape of the English texts beside Slovak ones: the same keys, also nested, with any text. A missing or superfluous
 * key does not compile.
 */
export type English<T> = {
  readonly [K in keyof T as SlovakPlural<K>]: T[K] extends string ? string : English<T[K]>
}
