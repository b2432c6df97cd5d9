/** Most entries of each list, and characters of each text, of an answer. */
const mostEntries = 20
const longestText = 1500

/** Secrets, numbers of documents and the like, which no assistant gets, whoever asks. */
const hidden =
  /^(token|.*_token|document_.*|visa_.*|birth_date|iban|.*_iban|ip|device|return_code|qr_svg|gallery|image|images|formats|translations|translation_sources|text_languages)$/

/** A value without what assistants are not told, and with lists and texts of a bounded size. */
export function bounded(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(bounded)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !hidden.test(key))
  return Object.fromEntries(entries.map(([key, one]) => [key, bounded(one)]))
}

/** An answer as an object: a list becomes its first entries and the number of all. */
export function answerOf(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { items: bounded(value), total: value.length }
  return Object.fromEntries(Object.entries(bounded(value) ?? {}))
}
