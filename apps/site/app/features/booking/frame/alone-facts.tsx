import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './stay-facts.module.css'

interface AloneFactsProps {
  flow: FlowData
  service: FlowSlotService
}

/** Service, day and number of people of a booking without a stay; the hour is shown at its price. */
export function AloneFacts({ flow: { search }, service }: AloneFactsProps) {
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
