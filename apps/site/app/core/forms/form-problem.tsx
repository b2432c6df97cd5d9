import { ErrorState } from '@dvor/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { useInitialFocus } from './use-initial-focus.ts'

interface FormProblemProps {
  title: string
  text: string
  /** Links that lead on. */
  children?: ReactNode
}

/**
 * Why a form was refused where no field is wrong. Takes the focus when it appears (give it a `key` per try), because
 * the button of a long form is far below it.
 */
export function FormProblem({ title, text, children }: FormProblemProps) {
  const box = useInitialFocus<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1}>
      <ErrorState title={title}>
        <p role="alert">{text}</p>
        {children}
      </ErrorState>
    </div>
  )
}
