import { type Activity, clashOf } from '@dvor/booking/services/overlaps.ts'
import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import type { Draft } from '../flow/draft.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { requestsOf, seatRequests } from '../flow/stay-requests.ts'
import { canTakePart, type SeatParty } from './seat-picks.ts'
import { SeatService } from './seat-service.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import classes from './seat-extras.module.css'

/** Slot services on the days of the stay that somebody of the party can take part in. */
export function SeatExtras({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { seats } = useDraft('seats')
  const { slotServices, occurrences } = flow
  const party = partyOf(flow)
  const offered = slotServices.flatMap((service) => {
    const times = occurrences.filter((one) => one.service === service.id)
    return times.length > 0 && canTakePart(service, party) ? [{ service, own: times }] : []
  })
  if (offered.length === 0) return null
  return (
    <section className={classes.seats} aria-labelledby="zazitky">
      <h3 id="zazitky" className={classes.title}>
        {texts.seats.heading}
      </h3>
      <p className={classes.facts}>{texts.seats.lead}</p>
      <ul className={classes.list}>
        {offered.map(({ service, own }) => (
          <li key={service.id} className={classes.service}>
            <SeatService {...{ service, party }} occurrences={own} />
          </li>
        ))}
      </ul>
      <Overlaps activities={activitiesOf(flow, seats)} persons={party.adults + party.children_ages.length} />
    </section>
  )
}

/** The activities that the guest has chosen for the stay, those of its package included. */
function activitiesOf(flow: FlowData, seats: Draft['seats']): Activity[] {
  const { occurrences, slotServices } = flow
  return seatRequests(flow, { seats }).flatMap(({ service_slot, day, persons }) => {
    const one = occurrences.find((other) => other.service_slot === service_slot && other.day === day)
    const service = slotServices.find(({ id }) => id === one?.service)
    return one && service ? [{ ...one, title: service.title, persons }] : []
  })
}

/** The party of the search, and the units of the rooms that it takes. */
function partyOf({ search, rooms, units }: FlowData): SeatParty {
  const unitIds = requestsOf(search, rooms, units).map((stay) => stay.accommodation_unit)
  return { adults: search.adults, children_ages: [...search.ages], units: unitIds }
}

interface OverlapsProps {
  activities: readonly Activity[]
  /** Number of persons of the party. */
  persons: number
}

/** Says which activities overlap in time, and whether the party can split up for both. */
function Overlaps({ activities, persons }: OverlapsProps) {
  const texts = useTexts()
  const language = useLanguage()
  const sentences = overlapSentences(activities, language)
  const isClash = activities.some((one) => clashOf(one, activities, persons) !== undefined)
  return (
    <output className={sentences.length > 0 ? classes.overlaps : undefined}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 0 && <p>{isClash ? texts.seats.clash : texts.seats.splitUp}</p>}
    </output>
  )
}
