import { defaultLanguage, type Language } from './language.ts'
import { lazily } from './lazily.ts'

const megabyte = 1_000_000

const formats: Record<Language, () => Intl.NumberFormat> = {
  sk: lazily(() => new Intl.NumberFormat('sk', { maximumFractionDigits: 1 })),
  en: lazily(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 })),
}

/** Bytes as `24,1 MB`, in decimal units; anything below a tenth counts as one. */
export function formatSize(bytes: number, language: Language = defaultLanguage()): string {
  return `${formats[language]().format(Math.max(0.1, bytes / megabyte))}\u00a0MB`
}
