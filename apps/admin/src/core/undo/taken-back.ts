import { formatInstant } from '@dvor/format/instants.ts'
import { z } from 'zod'
import { actionText } from '../texts/action-text.ts'
import { i18n } from '../texts/i18n.ts'

const note = z.object({ undoes: z.string(), action: z.string(), at: z.string() })

/** Which change a note of the history says to be taken back; null for other entries. */
export function takenBackText(after: unknown): string | null {
  const { data } = note.safeParse(after)
  return data
    ? i18n.t('undo.takenBack', { what: actionText(data.action), when: formatInstant(data.at) })
    : null
}
