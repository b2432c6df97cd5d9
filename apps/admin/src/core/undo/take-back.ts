import { undoOutcome } from '@dvor/contract/insight/undo.ts'
import { client } from '../client/api.ts'
import { queryClient } from '../client/query-client.ts'
import { showFailure, showSuccess } from '../client/toasts.ts'
import { i18n } from '../texts/i18n.ts'
import { askToUndo, type Undone } from './undo-question.ts'

/**
 * Takes a change back. Where something later would be lost, or a part is refused, a dialog shows what stands.
 * @param version of the preview that the person has seen
 * @returns whether it is done
 */
export async function takeBack(undone: Undone, version?: string): Promise<boolean> {
  const result = await client.history.attempt.undo({ ...undone, version })
  await queryClient.invalidateQueries()
  if (result.ok) {
    showSuccess(i18n.t('undo.done'))
    return true
  }
  const outcome = undoOutcome.safeParse(result.error.details).data
  if (result.error.code === 'stale' && outcome) askToUndo({ undone, outcome })
  else showFailure(i18n.t('undo.failed'), result.error)
  return false
}
