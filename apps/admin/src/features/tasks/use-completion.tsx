import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showProblem } from '../../core/client/toasts.ts'
import { offerUndo } from '../../core/undo/offer-undo.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import type { Task } from './shown-tasks.ts'
import { takenNights } from './taken-nights.ts'

/** Marks a task as done, or as open again, and offers an undo. */
export function useCompletion() {
  const { t } = useTranslation()
  const cache = useQueryClient()

  async function mark(task: Pick<Task, 'id' | 'title'>, done: boolean) {
    const result = await client.resource(tasks).attempt.edit(task.id, { done })
    await cache.invalidateQueries({ queryKey: collectionKey(tasks) })
    if (result.ok)
      return offerUndo(t(done ? 'tasks.done' : 'tasks.reopened', { title: task.title }), result.value)
    const days = takenNights(result.error)
    if (days) showProblem(t('tasks.notDone'), t('tasks.nightsTaken', { days }))
    else showFailure(t('tasks.notDone'), result.error)
  }

  return (task: Pick<Task, 'id' | 'title'>, done: boolean) => void mark(task, done)
}
