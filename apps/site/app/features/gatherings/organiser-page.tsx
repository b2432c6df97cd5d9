import { gatheringPaths, type OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Form, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { flowPath } from '../search/search-params.ts'
import { DaysLine } from './days-line.tsx'
import type { OrganiserView, Refused } from './load-organised.ts'
import { LostGathering } from './lost-gathering.tsx'
import { OrganiserRooms } from './organiser-rooms.tsx'
import { OrganiserTime } from './organiser-time.tsx'
import { organiserWords } from './organiser-words.ts'
import { requestWords } from './request-words.ts'
import { ShareLink } from './share-link.tsx'
import formClasses from '../../core/forms/form-page.module.css'

interface OrganiserPageProps extends OrganiserView {
  refused: Refused | undefined
}

/** The organiser's page: confirming, the link to share, who has what, more time, the end. Works without scripts. */
export function OrganiserPage({ gathering, contact, sharedUrl, secondsLeft, refused }: OrganiserPageProps) {
  const words = useWords(organiserWords)
  const { reasons } = useWords(requestWords)
  const language = useLanguage()
  const { problem, reason } = refused ?? {}
  if (!gathering)
    return (
      <LostGathering title={words.lostTitle} text={words.lostText} contact={contact}>
        <LinkButton to={gatheringPaths.shared}>{words.again}</LinkButton>
      </LostGathering>
    )
  const { title, text } = words.states[gathering.state]
  return (
    <article className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      {problem && (
        <ErrorState title={words.failedTitle}>
          <p role="alert">{reason ? reasons[reason] : problemText(problem, language)}</p>
        </ErrorState>
      )}
      <DaysLine gathering={gathering} secondsLeft={secondsLeft} words={words} />
      {gathering.state === 'unconfirmed' && <Confirm />}
      {gathering.state === 'open' && gathering.token && sharedUrl && (
        <ShareLink url={sharedUrl} token={gathering.token} />
      )}
      <OrganiserRooms gathering={gathering} />
      {gathering.state === 'open' && <OrganiserTime gathering={gathering} />}
      {isOver(gathering) && <Again gathering={gathering} />}
      {contact && <ContactLine settings={contact} />}
    </article>
  )
}

const isOver = ({ state }: OrganisedGathering) => state === 'ended' || state === 'lapsed'

function Confirm() {
  const words = useWords(organiserWords)
  const { state } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="confirm" />
      <Button type="submit" variant="accent" size="large" busy={state === 'submitting'}>
        {words.confirm}
      </Button>
    </Form>
  )
}

function Again({ gathering: { state, arrival, departure } }: { gathering: OrganisedGathering }) {
  const words = useWords(organiserWords)
  const days = `from=${arrival}&to=${departure}`
  return (
    <p>
      {state === 'lapsed' ? (
        <LinkButton to={`${gatheringPaths.shared}?${days}`}>{words.again}</LinkButton>
      ) : (
        <LinkButton to={flowPath({ from: arrival, to: departure })} variant="quiet">
          {words.search}
        </LinkButton>
      )}
    </p>
  )
}
