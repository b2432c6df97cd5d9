import { useEffect, useRef } from 'react'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { RequestData } from './load-request.ts'
import { requestWords } from './request-words.ts'
import type { RequestAnswer } from './send-request.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './gatherings.module.css'

/** Explains the next step after the form was sent. Takes the focus, so that it is announced. */
export function SentPage({
  sent,
  contact,
}: Pick<RequestData, 'contact'> & { sent: NonNullable<RequestAnswer['sent']> }) {
  const { sent: words } = useWords(requestWords)
  const { formatInstant } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="lead">{words.text(sent.email)}</p>
      </header>
      <p>{words.until(formatInstant(sent.until))}</p>
      <p>{words.next}</p>
      <p className={classes.small}>{words.spam}</p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
