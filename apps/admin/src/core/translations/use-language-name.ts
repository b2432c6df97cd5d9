import type { Language } from '@dvor/format/languages.ts'
import { capital } from '@dvor/format/capital.ts'
import { useTranslation } from 'react-i18next'

/** Names a language in that of the back office: "Angličtina". */
export function useLanguageName(): (language: Language) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (language) => capital(names.of(language) ?? language)
}
