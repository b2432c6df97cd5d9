import { daysBetween } from '@dvor/format/days.ts'
import { SentPage } from '../../core/forms/sent-page.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { RequestData } from './load-request.ts'
import { requestWords } from './request-words.ts'
import type { RequestAnswer } from './send-request.ts'

interface RequestSentProps {
  data: RequestData
  sent: NonNullable<RequestAnswer['sent']>
}

/** Thanks for a request and names the mailbox that has to confirm the gathering, and until when. */
export function RequestSent({ sent, data: { rooms, contact } }: RequestSentProps) {
  const { sent: words, labels } = useWords(requestWords)
  const { formatDayRange, formatInstant, nights } = useFormats()
  const { arrival, departure, units, email, until } = sent
  const held = rooms.filter(({ id }) => units.includes(id)).map(({ title }) => title)
  const facts = [
    [words.days, `${formatDayRange(arrival, departure)}, ${nights(daysBetween(arrival, departure))}`],
    [labels.units, held.join(', ')],
  ] as const
  return (
    <SentPage
      title={words.title}
      lead={words.text(email)}
      facts={facts}
      steps={words.steps(formatInstant(until))}
      hint={words.spam}
      contact={contact}
    />
  )
}
