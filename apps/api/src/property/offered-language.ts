import type { Language } from '@dvor/format/languages.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'

/** The language in which a guest is written to: the asked one, or Slovak where the owner offers no English. */
export const offeredLanguage = (
  { english_site }: Pick<Settings, 'english_site'>,
  language: Language,
): Language => (english_site ? language : 'sk')
