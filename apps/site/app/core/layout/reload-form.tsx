import type { SubmitEvent, ReactNode } from 'react'
import { useHref, useLocation } from 'react-router'

interface ReloadFormProps {
  /** Asks for the page by the script instead. */
  onReload?: (() => void) | undefined
  /** A button of the type `submit`. */
  children: ReactNode
}

/**
 * Loads the page of the address again, with its query, also without a script. The action has no fragment: with one, a
 * browser would only scroll.
 */
export function ReloadForm({ onReload, children }: ReloadFormProps) {
  const { pathname, search } = useLocation()
  const action = useHref(pathname)
  const reload = (event: SubmitEvent) => {
    event.preventDefault()
    onReload?.()
  }
  return (
    <form action={action} onSubmit={onReload && reload}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
