import { defaultLanguage } from './language.ts'
import { inEachLanguage, languages, type Language } from './languages.ts'
import { lazily } from './lazily.ts'

const megabyte = 1_000_000

const formats = inEachLanguage((language) =>
  lazily(() => new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })),
)

/** Bytes as `24,1 MB`, in decimal units; anything below a tenth counts as one. */
export function formatSize(bytes: number, language: Language = defaultLanguage()): string {
  return `${formats[language]().format(Math.max(0.1, bytes / megabyte))}\u00a0MB`
}
