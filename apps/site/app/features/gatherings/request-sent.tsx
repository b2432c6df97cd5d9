import { daysBetween } from '@dvor/format/days.ts'
import { requestWords } from '@dvor/texts/areas.ts'
import { cardClass } from '../../core/forms/form-card.tsx'
import { FactList } from '../../core/guest-page/fact-list.tsx'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { RequestData } from './load-request.ts'
import type { RequestAnswer } from './send-request.ts'
import classes from './gatherings.module.css'

interface RequestSentProps {
  data: RequestData
  sent: NonNullable<RequestAnswer['sent']>
}

/** Thanks for a request and names the mailbox that has to confirm the gathering, and until when. */
export function RequestSent({ sent, data: { rooms, picture } }: RequestSentProps) {
  const { sent: words, labels } = useWords(requestWords)
  const { formatDayRange, formatInstant, nights } = useFormats()
  const { arrival, departure, units, email, until } = sent
  const held = rooms.filter(({ id }) => units.includes(id)).map(({ title }) => title)
  const facts = [
    [words.days, `${formatDayRange(arrival, departure)}, ${nights(daysBetween(arrival, departure))}`],
    [labels.units, held.join(', ')],
  ] as const
  return (
    <GuestPage
      isAnswer
      title={words.title}
      lead={words.text(email)}
      note={<p className={classes.small}>{words.spam}</p>}
      steps={words.steps(formatInstant(until))}
      picture={picture}
    >
      <div className={cardClass}>
        <FactList rows={facts} />
      </div>
    </GuestPage>
  )
}
