import { lazy, Suspense } from 'react'
import { useDeletionQuestion } from './deletion-question.ts'

const DeletionDialog = lazy(() =>
  import('./deletion-dialog.tsx').then((m) => ({ default: m.DeletionDialog })),
)

/** Shows the dialog of an open question about a deletion; its script is loaded with the first question. */
export function OpenDeletionDialog() {
  const question = useDeletionQuestion()
  return <Suspense>{question ? <DeletionDialog question={question} /> : null}</Suspense>
}
