import { lazy, Suspense } from 'react'
import { useUndoQuestion } from './undo-question.ts'

const UndoDialog = lazy(() => import('./undo-dialog.tsx').then((m) => ({ default: m.UndoDialog })))

/** Shows the dialog of an open question about a change; its script is loaded with the first question. */
export function OpenUndoDialog() {
  const question = useUndoQuestion()
  return (
    <Suspense>
      {question ? <UndoDialog key={JSON.stringify(question.undone)} question={question} /> : null}
    </Suspense>
  )
}
