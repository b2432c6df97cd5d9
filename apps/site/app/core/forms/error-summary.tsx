import { useEffect, useRef } from 'react'
import classes from './error-summary.module.css'

interface ErrorSummaryProps {
  title: string
  /** What is wrong, each with the id of its field. */
  issues: readonly { id: string; text: string }[]
}

/**
 * All that is wrong with a form, on top of it: takes the focus when it appears (give it a `key` per try), and each
 * line leads to its field.
 */
export function ErrorSummary({ title, issues }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classes.errorSummary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{title}</p>
      <ul>
        {issues.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Goes to the field itself, and leaves the address of the page as it is. */
function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
