import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import type { Language } from '@dvor/format/languages.ts'

/** A package's name; in English its English one where the owner gave one. */
export const packageTitle = ({ title, title_en }: PackageName, language: Language): string =>
  (language === 'en' && title_en) || title
