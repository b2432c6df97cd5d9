import { i18n } from './i18n.ts'

/** The author of a record as text: a word for the system, a guest and the site, otherwise the user's name. */
export function actorText(actor: string): string {
  if (actor === 'system') return i18n.t('actors.system')
  if (actor === 'guest') return i18n.t('actors.guest')
  return actor === 'web' ? i18n.t('actors.web') : actor
}
