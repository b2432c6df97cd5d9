import { SentPage } from '../../core/forms/sent-page.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { RequestData } from './load-request.ts'
import { requestWords } from './request-words.ts'
import type { RequestAnswer } from './send-request.ts'
import classes from './gatherings.module.css'

type Props = Pick<RequestData, 'contact'> & { sent: NonNullable<RequestAnswer['sent']> }

/** Names the mailbox that has to confirm the gathering, and until when. */
export function RequestSent({ sent, contact }: Props) {
  const { sent: words } = useWords(requestWords)
  const { formatInstant } = useFormats()
  return (
    <SentPage title={words.title} lead={words.text(sent.email)} contact={contact}>
      <p>{words.until(formatInstant(sent.until))}</p>
      <p>{words.next}</p>
      <p className={classes.small}>{words.spam}</p>
    </SentPage>
  )
}
