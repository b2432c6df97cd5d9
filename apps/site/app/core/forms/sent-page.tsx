import type { ReactNode } from 'react'
import { ContactLine } from './contact-line.tsx'
import { useInitialFocus } from './use-initial-focus.ts'
import classes from './form-page.module.css'

interface SentPageProps {
  title: string
  lead: string
  /** How to reach the property; null where the settings could not be read. */
  contact: Parameters<typeof ContactLine>[0]['settings'] | null
  /** What happens next. */
  children: ReactNode
}

/** Replaces a form that was sent and names what follows by e-mail. Its heading takes the focus. */
export function SentPage({ title, lead, contact, children }: SentPageProps) {
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <section className={`${classes.page} page-width`}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
