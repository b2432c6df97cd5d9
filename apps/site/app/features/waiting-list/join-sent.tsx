import { SentPage } from '../../core/forms/sent-page.tsx'
import { useWords } from '../../core/language/use-language.ts'
import type { JoinData } from './load-join.ts'
import { waitingWords } from './waiting-words.ts'
import classes from './waiting-list.module.css'

/** Names the mailbox to which the link to the entry went. */
export function JoinSent({ email, contact }: Pick<JoinData, 'contact'> & { email: string }) {
  const { sent } = useWords(waitingWords)
  return (
    <SentPage title={sent.title} lead={sent.text(email)} contact={contact}>
      <p>{sent.next}</p>
      <p className={classes.small}>{sent.spam}</p>
    </SentPage>
  )
}
