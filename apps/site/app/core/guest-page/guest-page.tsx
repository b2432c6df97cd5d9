import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../content/owners-picture.tsx'
import { ContactLine } from '../forms/contact-line.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { NextSteps, type Step } from './step-list.tsx'
import { useInitialFocus } from '../forms/use-initial-focus.ts'
import classes from './guest-page.module.css'

interface GuestPageProps {
  title: string
  lead: string
  /** Stands below the lead. */
  note?: ReactNode
  /** Picture of the property; null where there is none. */
  picture?: PictureFile | null
  /** Text about the next step. */
  steps?: readonly Step[]
  /** Whether the page replaces a form that was sent: its heading then takes the focus. */
  isAnswer?: boolean
  children?: ReactNode
}

/** A page with a form, or with what was sent; beside it a picture of the property and what happens next. */
export function GuestPage(props: GuestPageProps) {
  const { title, lead, note, picture, steps = [], isAnswer = false, children } = props
  return (
    <article className={`${classes.page} page-width`}>
      <header className={classes.head}>
        {isAnswer ? <Thanks>{title}</Thanks> : <h1>{title}</h1>}
        <p className="lead">{lead}</p>
        {note}
      </header>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>
        {picture && (
          <OwnersPicture
            className={classes.picture}
            file={picture}
            sizes="(width >= 64rem) 26rem, 94vw"
            alt=""
            eager
          />
        )}
        <div className={classes.next}>
          {steps.length > 0 && <NextSteps steps={steps} />}
          <ContactLine />
        </div>
      </div>
    </article>
  )
}

function Thanks({ children }: { children: string }) {
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <OutcomeTitle outcome="done" ref={heading} tabIndex={-1}>
      {children}
    </OutcomeTitle>
  )
}
