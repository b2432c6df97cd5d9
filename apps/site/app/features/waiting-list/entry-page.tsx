import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Form, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { FactList } from '../../core/forms/fact-list.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { useEntryFacts } from './entry-facts.ts'
import type { EntryView } from './load-entry.ts'
import { OfferPart } from './offer-part.tsx'
import { waitingWords } from './waiting-words.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './waiting-list.module.css'

interface EntryPageProps extends EntryView {
  problem: ErrorCode | null | undefined
}

/** The guest's page: state, offer, and leaving the list. */
export function EntryPage({ entry, contact, problem, holdMinutes, secondsLeft }: EntryPageProps) {
  const { entry: words, states } = useWords(waitingWords)
  const language = useLanguage()
  if (!entry) return <LostEntry contact={contact} />
  const { title, text } = states[entry.state]
  return (
    <article className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {entry.ahead !== null && <p>{entry.ahead === 0 ? words.first : words.ahead(entry.ahead)}</p>}
      </header>
      {problem && (
        <ErrorState title={words.title}>
          <p role="alert">{problemText(problem, language)}</p>
        </ErrorState>
      )}
      {entry.offer && <OfferPart {...{ entry, holdMinutes, secondsLeft }} offer={entry.offer} />}
      <Facts entry={entry} />
      <Ways entry={entry} />
      {contact && <ContactLine settings={contact} />}
    </article>
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
  const { entry: words } = useWords(waitingWords)
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

function LostEntry({ contact }: Pick<EntryView, 'contact'>) {
  const { entry: words } = useWords(waitingWords)
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{words.lostTitle}</h1>
        <p className="lead">{words.lostText}</p>
      </header>
      <p>
        <LinkButton to="/poradovnik">{words.again}</LinkButton>
      </p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
