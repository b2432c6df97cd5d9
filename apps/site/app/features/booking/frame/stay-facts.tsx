import { daysBetween } from '@dvor/format/days.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './stay-facts.module.css'

/** Units, days and guests of the stay. */
export function StayFacts({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { formatDayLong, nights, partyText } = useFormats()
  const { search, rooms, units } = flow
  if (flow.alone) return <AloneFacts flow={flow} service={flow.alone} />
  if (!search.from || !search.to) return null
  return (
    <dl className={classes.stayFacts}>
      <div>
        <dt>{texts.summary.rooms}</dt>
        {rooms.map((room) => (
          <dd key={room.unit}>
            <OwnersText>{findUnit(units, room.unit)?.title}</OwnersText>
            {rooms.length > 1 && (
              <span className={classes.detail}>{partyText(room.adults, room.ages.length)}</span>
            )}
          </dd>
        ))}
      </div>
      <div>
        <dt>{texts.search.arrival}</dt>
        <dd>{formatDayLong(search.from)}</dd>
      </div>
      <div>
        <dt>{texts.search.departure}</dt>
        <dd>
          {formatDayLong(search.to)}
          <span className={classes.detail}>{nights(daysBetween(search.from, search.to))}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.summary.party}</dt>
        <dd>{partyText(search.adults, search.ages.length)}</dd>
      </div>
    </dl>
  )
}

interface AloneFactsProps {
  flow: FlowData
  service: FlowSlotService
}

/** Service, day and number of people of a booking without a stay; the hour is shown at its price. */
function AloneFacts({ flow: { search }, service }: AloneFactsProps) {
  const texts = useTexts()
  const { formatDayLong, persons } = useFormats()
  return (
    <dl className={classes.stayFacts}>
      <div>
        <dt>{texts.alone.service}</dt>
        <dd>
          <OwnersText>{service.title}</OwnersText>
        </dd>
      </div>
      {search.seat && (
        <div>
          <dt>{texts.alone.day}</dt>
          <dd>
            {formatDayLong(search.seat.day)}
            <span className={classes.detail}>{persons(search.seat.persons)}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
