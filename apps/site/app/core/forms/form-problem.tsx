import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useEffect, useRef, type ReactNode } from 'react'

interface FormProblemProps {
  title: string
  text: string
  /** What leads on. */
  children?: ReactNode
}

/**
 * Why a form was refused where no field is wrong. Takes the focus when it appears (give it a `key` per try), because
 * the button of a long form is far below it.
 */
export function FormProblem({ title, text, children }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <ErrorState title={title}>
        <p role="alert">{text}</p>
        {children}
      </ErrorState>
    </div>
  )
}
