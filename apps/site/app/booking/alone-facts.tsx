import { formatDayLong } from '@dvor/format/day-text.ts'
import { persons } from '@dvor/format/plurals.ts'
import type { FlowData } from './load-flow.ts'
import type { FlowSlotService } from './load-services.ts'
import { texts } from './texts.ts'

interface AloneFactsProps {
  flow: FlowData
  service: FlowSlotService
}

/** Which service, when and for how many, where it is booked without a stay; the hour stands at its price. */
export function AloneFacts({ flow: { search }, service }: AloneFactsProps) {
  return (
    <dl className="stay-facts">
      <div>
        <dt>{texts.alone.service}</dt>
        <dd>{service.title}</dd>
      </div>
      {search.seat && (
        <div>
          <dt>{texts.alone.day}</dt>
          <dd>
            {formatDayLong(search.seat.day)}
            <span className="stay-facts__detail">{persons(search.seat.persons)}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
