import { i18n } from './i18n.ts'

/** The author of a record as text: a word for the system, a guest and the site, otherwise the name of user or program. */
export function actorText(actor: string): string {
  if (actor === 'system') return i18n.t('actors.system')
  if (actor === 'guest') return i18n.t('actors.guest')
  if (actor.startsWith('key:')) return i18n.t('actors.key', { name: actor.slice('key:'.length) })
  return actor === 'web' ? i18n.t('actors.web') : actor
}
