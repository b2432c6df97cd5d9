import type { WaitingListInput } from '@dvor/contract/reservations/waiting-list.ts'
import { waitingWords } from '@dvor/texts/areas.ts'
import { cardClass } from '../../core/forms/form-card.tsx'
import { FactList } from '../../core/guest-page/fact-list.tsx'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useEntryFacts } from './entry-facts.ts'
import type { JoinData } from './load-join.ts'
import classes from './waiting-list.module.css'

/** Thanks for an entry and names the mailbox to which its link went. */
export function JoinSent({ sent, data }: { sent: WaitingListInput; data: JoinData }) {
  const { sent: words } = useWords(waitingWords)
  const factsOf = useEntryFacts()
  const { units = [], flexibility = 0, children_ages = [], rate_plan } = sent
  const facts = factsOf({
    ...sent,
    flexibility,
    children: children_ages.length,
    units: data.units.filter(({ id }) => units.includes(id)).map(({ title }) => title),
    plan: data.plans.find(({ id }) => id === rate_plan)?.title ?? null,
  })
  const { title, text, steps, spam } = words
  return (
    <GuestPage
      isAnswer
      lead={text(sent.email)}
      note={<p className={classes.small}>{spam}</p>}
      {...{ title, steps }}
      picture={data.picture}
    >
      <div className={cardClass}>
        <FactList rows={facts} />
      </div>
    </GuestPage>
  )
}
