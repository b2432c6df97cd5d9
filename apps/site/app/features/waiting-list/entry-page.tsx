import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { entryWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { FactList } from '../../core/guest-page/fact-list.tsx'
import { cardClass } from '../../core/forms/form-card.tsx'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { useEntryFacts } from './entry-facts.ts'
import type { EntryView } from './load-entry.ts'
import { OfferPart } from './offer-part.tsx'
import classes from './waiting-list.module.css'

interface EntryPageProps extends EntryView {
  problem: ErrorCode | null | undefined
}

/** Number of the steps that are done in a state; nothing comes next in other states. */
const stepsDone: Readonly<Partial<Record<WaitingListEntry['state'], number>>> = {
  waiting: 1,
  offered: 2,
  booked: 3,
}

/** The guest's page: state, offer, and leaving the list. */
export function EntryPage(props: EntryPageProps) {
  const { entry, picture, problem, holdMinutes, secondsLeft } = props
  const { entry: words, states } = useWords(entryWords)
  const language = useLanguage()
  if (!entry)
    return (
      <GuestPage title={words.lostTitle} lead={words.lostText} picture={picture}>
        <p>
          <LinkButton to="/poradovnik">{words.again}</LinkButton>
        </p>
      </GuestPage>
    )
  const { title, text } = states[entry.state]
  const done = stepsDone[entry.state]
  return (
    <GuestPage
      title={title}
      lead={text}
      note={entry.ahead !== null && <p>{entry.ahead === 0 ? words.first : words.ahead(entry.ahead)}</p>}
      steps={done === undefined ? [] : words.steps.map((step, index) => ({ ...step, isDone: index < done }))}
      picture={picture}
    >
      {problem && (
        <ErrorState title={words.title}>
          <p role="alert">{problemText(problem, language)}</p>
        </ErrorState>
      )}
      {entry.offer && <OfferPart {...{ entry, holdMinutes, secondsLeft }} offer={entry.offer} />}
      <div className={cardClass}>
        <Facts entry={entry} />
        <Ways entry={entry} />
      </div>
    </GuestPage>
  )
}

function Facts({ entry }: { entry: WaitingListEntry }) {
  const factsOf = useEntryFacts()
  const { children_ages, units, rate_plan } = entry
  const rows = factsOf({
    ...entry,
    children: children_ages.length,
    units: units.map(({ title }) => title),
    plan: rate_plan?.title ?? null,
  })
  return <FactList rows={rows} />
}

function Ways({ entry }: { entry: WaitingListEntry }) {
  const { entry: words } = useWords(entryWords)
  const { state } = useNavigation()
  if (entry.state === 'waiting' || entry.state === 'offered')
    return (
      <Form method="post" className={classes.leave} preventScrollReset>
        <p className={classes.small}>{words.leaveText}</p>
        <Button type="submit" variant="quiet" busy={state === 'submitting'}>
          {entry.offer ? words.decline : words.leave}
        </Button>
      </Form>
    )
  return (
    <p>
      {entry.reservation_token ? (
        <LinkButton to={`/rezervacia-detail/${entry.reservation_token}`}>{words.reservation}</LinkButton>
      ) : (
        <LinkButton to="/rezervacia">{words.search}</LinkButton>
      )}
    </p>
  )
}
