import { stepWords } from '@dvor/texts/areas.ts'
import { useWords } from '../language/use-language.ts'
import classes from './step-list.module.css'

export interface Step {
  title: string
  note: string | null
  /** Id of the part of the page where it is done. */
  target?: string
  isDone?: boolean
}

interface StepListProps {
  steps: readonly Step[]
  /** Whether the steps stand side by side on a wide screen. */
  isRow?: boolean
}

/** The next steps, in the order of time, under their heading. */
export function NextSteps(props: StepListProps) {
  const { next } = useWords(stepWords)
  return (
    <section className={classes.next} aria-labelledby="dalej">
      <h2 id="dalej">{next}</h2>
      <StepList {...props} />
    </section>
  )
}

/** Steps in the order of time. */
export function StepList({ steps, isRow = false }: StepListProps) {
  const { done } = useWords(stepWords)
  return (
    <ol className={isRow ? `${classes.steps} ${classes.row}` : classes.steps}>
      {steps.map(({ title, note, target, isDone }) => (
        <li key={title} className={classes.step} data-done={isDone || undefined}>
          <strong>
            {target ? <a href={`#${target}`}>{title}</a> : title}
            {isDone && <span className="visually-hidden"> ({done})</span>}
          </strong>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
