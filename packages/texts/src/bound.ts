import { bindShortWords } from '@dvor/format/language.ts'
import { languages, type Language } from '@dvor/format/languages.ts'

/**
 * The same texts with short words bound to the words behind them, in texts made by functions, too. The files are written
 * with plain spaces, because non-breaking ones are invisible in an editor. Texts of a language that binds none are
 * returned as they are.
 */
export const bound = <T>(texts: T, language: Language): T =>
  languages[language].bindsShortWords ? (boundValue(texts) as T) : texts

function boundValue(value: unknown): unknown {
  if (typeof value === 'string') return bindShortWords(value)
  if (typeof value === 'function') return (...args: unknown[]) => boundValue(value(...args))
  if (Array.isArray(value)) return value.map(boundValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, boundValue(part)]))
}
