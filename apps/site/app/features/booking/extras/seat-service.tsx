import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { SeatChip } from './seat-chip.tsx'
import { SeatCount } from './seat-count.tsx'
import { firstCount, isGone, pickKey, serviceFacts, type SeatParty, type SeatPick } from './seat-picks.ts'
import classes from './seat-extras.module.css'

/** Times shown before "more" is pressed. */
const timesShown = 6

interface SeatServiceProps {
  service: FlowSlotService
  occurrences: readonly Occurrence[]
  party: SeatParty
}

/** A service with its times, each taken by one press, and the number of people of those taken. */
export function SeatService({ service, occurrences, party }: SeatServiceProps) {
  const texts = useTexts()
  const { seats } = useDraft('seats')
  const [showsAll, setShowsAll] = useState(false)
  const pickOf = (one: Occurrence) => seats.find((pick) => pickKey(pick) === pickKey(one))
  const visibleTimes = occurrences.filter((one, index) => showsAll || index < timesShown || pickOf(one))
  const toggle = (one: Occurrence) => {
    const before = pickOf(one)
    const { service_slot, day } = one
    const added = { service: service.id, service_slot, day, persons: firstCount(service, one, party) }
    changeDraft({ seats: before ? seats.filter((pick) => pick !== before) : [...seats, added] })
  }
  const replace = (before: SeatPick, after: SeatPick) =>
    changeDraft({ seats: seats.map((pick) => (pick === before ? after : pick)) })
  return (
    <>
      <ServiceHead service={service} />
      <fieldset className={classes.times} aria-label={`${texts.seats.choose}: ${service.title}`}>
        {visibleTimes.map((one) => (
          <SeatChip
            key={pickKey(one)}
            {...{ one, service }}
            pick={pickOf(one)}
            onToggle={() => toggle(one)}
          />
        ))}
        {visibleTimes.length < occurrences.length && (
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            {texts.seats.moreTimes}
          </Button>
        )}
      </fieldset>
      {visibleTimes.map((one) => {
        const pick = pickOf(one)
        if (!pick || isGone(one, pick)) return null
        return (
          <SeatCount
            key={pickKey(one)}
            {...{ pick, one, service, party }}
            onChange={(changed) => replace(pick, changed)}
          />
        )
      })}
    </>
  )
}

function ServiceHead({ service }: { service: FlowSlotService }) {
  const named = useOwnersTexts()
  const language = useLanguage()
  return (
    <div className={classes.head}>
      {service.image && <OwnersPicture className={classes.picture} file={service.image} sizes="3.5rem" />}
      <div>
        <h4 className={classes.name}>
          <OwnersText>{service.title}</OwnersText>
        </h4>
        <p className={classes.facts}>
          {serviceFacts(service, language, named).join(' · ')}
          {service.requirements && (
            <>
              {'. '}
              <OwnersText>{service.requirements}</OwnersText>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
