import { useEffect, useRef } from 'react'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { useWords } from '../../core/language/use-language.ts'
import type { JoinData } from './load-join.ts'
import { waitingWords } from './waiting-words.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './waiting-list.module.css'

/** Names the mailbox to which the link to the entry went. Takes the focus, so that it is announced. */
export function JoinSent({ email, contact }: Pick<JoinData, 'contact'> & { email: string }) {
  const { sent } = useWords(waitingWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1 ref={heading} tabIndex={-1}>
          {sent.title}
        </h1>
        <p className="lead">{sent.text(email)}</p>
      </header>
      <p>{sent.next}</p>
      <p className={classes.small}>{sent.spam}</p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
