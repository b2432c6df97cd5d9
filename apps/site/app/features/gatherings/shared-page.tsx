import type { Failure } from '@dvor/client/transport/result.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { sharedWords } from '@dvor/texts/areas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSettings } from '../../core/client/use-settings.ts'
import { cardClass } from '../../core/forms/form-card.tsx'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { failureText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { isPartyKnown, type TypedParty } from '../calendar/party/party.ts'
import { PartySteppers } from '../calendar/party/party-steppers.tsx'
import { flowPath, flowQuery } from '../search/search-params.ts'
import { DaysLine } from './days-line.tsx'
import type { SharedView } from './load-shared.ts'
import { isChoosable } from './room-card.tsx'
import { SharedRooms } from './shared-rooms.tsx'
import { useTaking } from './use-taking.ts'
import classes from './gatherings.module.css'

/** The families' page: who comes, the rooms with totals for them, and the way into the booking. */
export function SharedPage({ view }: { view: SharedView }) {
  const words = useWords(sharedWords)
  const { gathering, picture } = view
  if (!gathering)
    return (
      <GuestPage title={words.lostTitle} lead={words.lostText} picture={picture}>
        <p>
          <LinkButton to="/rezervacia">{words.search}</LinkButton>
        </p>
      </GuestPage>
    )
  const { arrival: from, departure: to, organiser, message, state } = gathering
  if (state !== 'open')
    return (
      <GuestPage title={words.endedTitle} lead={words.endedText} picture={picture}>
        <p>
          <LinkButton to={flowPath({ from, to })}>{words.search}</LinkButton>
        </p>
      </GuestPage>
    )
  return (
    <GuestPage
      title={words.heading(organiser)}
      lead={words.intro}
      note={<DaysLine gathering={gathering} secondsLeft={view.secondsLeft} words={words} />}
      picture={picture}
    >
      {message && (
        <blockquote className={classes.message}>
          <p className={classes.small}>{words.said(organiser)}</p>
          <p>{message}</p>
        </blockquote>
      )}
      <Choice view={view} />
    </GuestPage>
  )
}

/** The party and the rooms. Another party is another address, for which the server reckons the totals. */
function Choice({ view }: { view: SharedView }) {
  const words = useWords(sharedWords)
  const navigate = useNavigate()
  const [party, setParty] = useState<TypedParty>(view.party)
  const [isChecked, setChecked] = useState(false)
  const { taking, failure, take } = useTaking(view)
  const change = (next: TypedParty) => {
    setParty(next)
    if (!isPartyKnown(next)) return
    const query = flowQuery({ adults: next.adults, ages: next.ages })
    void navigate(`?${query}`, { replace: true, preventScrollReset: true })
  }
  const isKnown = isPartyKnown(party)
  return (
    <>
      {view.gathering?.units.some(isChoosable) && (
        <section className={`${cardClass} ${classes.part}`} aria-labelledby="spolu-hostia">
          <h2 id="spolu-hostia">{words.party}</h2>
          <PartySteppers party={party} isChecked={isChecked} onChange={change} />
          {isChecked && !isKnown && (
            <p role="alert" className="ui-field__error">
              {words.agesMissing}
            </p>
          )}
        </section>
      )}
      {failure && (
        <ErrorState title={words.failedTitle}>
          <FailureText failure={failure} />
        </ErrorState>
      )}
      <SharedRooms
        view={view}
        taking={taking}
        onTake={(rooms) => (isKnown ? void take(rooms) : setChecked(true))}
      />
    </>
  )
}

function FailureText({ failure }: { failure: Failure }) {
  const words = useWords(sharedWords)
  const language = useLanguage()
  const phone = useSettings()?.phone ?? null
  const ownTexts: Partial<Record<Failure['code'], string>> = {
    nights_taken: words.faster,
    hold_expired: words.ended,
  }
  return <p role="alert">{ownTexts[failure.code] ?? failureText(failure, language, phone)}</p>
}
