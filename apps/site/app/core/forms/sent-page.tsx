import type { ComponentProps } from 'react'
import { ContactLine } from './contact-line.tsx'
import { FactList } from './fact-list.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { StepList, type Step } from './step-list.tsx'
import { useInitialFocus } from './use-initial-focus.ts'
import classes from './form-page.module.css'

interface SentPageProps {
  title: string
  lead: string
  /** What was asked for. */
  facts: ComponentProps<typeof FactList>['rows']
  steps: readonly Step[]
  /** What to do where no e-mail comes. */
  hint: string
  /** How to reach the property; null where the settings could not be read. */
  contact: ComponentProps<typeof ContactLine>['settings'] | null
}

/** Replaces a form that was sent: thanks, what was asked for, and what comes next. Its heading takes the focus. */
export function SentPage({ title, lead, facts, steps, hint, contact }: SentPageProps) {
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <section className={`${classes.page} page-width`}>
      <header className={classes.head}>
        <OutcomeTitle outcome="done" ref={heading} tabIndex={-1}>
          {title}
        </OutcomeTitle>
        <p className="lead">{lead}</p>
      </header>
      <FactList rows={facts} />
      <StepList steps={steps} />
      <p className={classes.small}>{hint}</p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
