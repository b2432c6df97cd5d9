import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showProblem } from '../../core/client/toasts.ts'
import { UndoOffer } from '../../core/page/undo-offer.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import type { Task } from './shown-tasks.ts'
import { takenNights } from './taken-nights.ts'

const undoTime = 8000

/** Marks a task as done, or as open again, and offers an undo. */
export function useCompletion() {
  const { t } = useTranslation()
  const cache = useQueryClient()

  async function mark(task: Pick<Task, 'id' | 'title'>, done: boolean, isUndo = false) {
    const result = await client.resource(tasks).attempt.edit(task.id, { done })
    await cache.invalidateQueries({ queryKey: collectionKey(tasks) })
    if (result.ok) return isUndo ? undefined : offerUndo(task, done)
    const days = takenNights(result.error)
    if (days) showProblem(t('tasks.notDone'), t('tasks.nightsTaken', { days }))
    else showFailure(t('tasks.notDone'), result.error)
  }

  function offerUndo(task: Pick<Task, 'id' | 'title'>, done: boolean) {
    const id = `task-${task.id}`
    const undo = () => {
      notifications.hide(id)
      void mark(task, !done, true)
    }
    const hint = t(done ? 'tasks.done' : 'tasks.reopened', { title: task.title })
    notifications.hide(id)
    notifications.show({
      id,
      color: 'pine',
      autoClose: undoTime,
      message: <UndoOffer hint={hint} onUndo={undo} />,
    })
  }
  return (task: Pick<Task, 'id' | 'title'>, done: boolean) => void mark(task, done)
}
