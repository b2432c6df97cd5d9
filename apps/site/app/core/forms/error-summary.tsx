import { useInitialFocus } from './use-initial-focus.ts'
import classes from './error-summary.module.css'

interface ErrorSummaryProps {
  title: string
  /** The errors, each with the id of its field. */
  issues: readonly { id: string; text: string }[]
}

/**
 * Lists all errors above a form. Takes the focus when it appears (give it a `key` per try); each line links to its
 * field.
 */
export function ErrorSummary({ title, issues }: ErrorSummaryProps) {
  const box = useInitialFocus<HTMLDivElement>()
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

/** Moves the focus to the field and leaves the page's address as it is. */
function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
