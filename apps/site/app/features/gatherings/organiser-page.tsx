import { gatheringPaths, type OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { organiserWords, requestWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { flowPath } from '../search/search-params.ts'
import { DaysLine } from './days-line.tsx'
import type { OrganiserView, Refused } from './load-organised.ts'
import { OrganiserRooms } from './organiser-rooms.tsx'
import { OrganiserTime } from './organiser-time.tsx'
import { ShareLink } from './share-link.tsx'

interface OrganiserPageProps extends OrganiserView {
  refused: Refused | undefined
}

/** Number of the steps that are done in a state; nothing comes next in other states. */
const stepsDone: Readonly<Partial<Record<OrganisedGathering['state'], number>>> = { unconfirmed: 1, open: 2 }

/** The organiser's page: confirming, the link to share, who has what, more time, the end. Works without scripts. */
export function OrganiserPage(props: OrganiserPageProps) {
  const { gathering, picture, sharedUrl, secondsLeft, refused } = props
  const words = useWords(organiserWords)
  const { reasons } = useWords(requestWords)
  const language = useLanguage()
  const { problem, reason } = refused ?? {}
  if (!gathering)
    return (
      <GuestPage title={words.lostTitle} lead={words.lostText} picture={picture}>
        <p>
          <LinkButton to={gatheringPaths.shared}>{words.again}</LinkButton>
        </p>
      </GuestPage>
    )
  const { title, text } = words.states[gathering.state]
  const done = stepsDone[gathering.state]
  return (
    <GuestPage
      title={title}
      lead={text}
      note={<DaysLine gathering={gathering} secondsLeft={secondsLeft} words={words} />}
      steps={done === undefined ? [] : words.steps.map((step, index) => ({ ...step, isDone: index < done }))}
      picture={picture}
    >
      {problem && (
        <ErrorState title={words.failedTitle}>
          <p role="alert">{reason ? reasons[reason] : problemText(problem, language)}</p>
        </ErrorState>
      )}
      {gathering.state === 'unconfirmed' && <Confirm />}
      {gathering.state === 'open' && gathering.token && sharedUrl && (
        <ShareLink url={sharedUrl} token={gathering.token} />
      )}
      <OrganiserRooms gathering={gathering} />
      {gathering.state === 'open' && <OrganiserTime gathering={gathering} />}
      {isOver(gathering) && <Again gathering={gathering} />}
    </GuestPage>
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
