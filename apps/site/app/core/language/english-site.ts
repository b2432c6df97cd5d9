import type { Settings } from '../client/load-frame.ts'

/** Whether the owner offers the site in English, too; yes while the settings cannot be read. */
export const isOfferedInEnglish = (settings: Settings | null | undefined): boolean =>
  settings?.english_site ?? true
