import type { ReactNode } from 'react'
import './state.css'

interface StateProps {
  title: ReactNode
  children?: ReactNode
}

/** A friendly text for an empty list; its children lead on. */
export function EmptyState({ title, children }: StateProps) {
  return (
    <div className="ui-state">
      <p className="ui-state__title">{title}</p>
      {children}
    </div>
  )
}

/** Shows what went wrong and, in its children, what to do now. */
export function ErrorState({ title, children }: StateProps) {
  return (
    <div className="ui-state ui-state--error">
      <p className="ui-state__title">{title}</p>
      {children}
    </div>
  )
}
