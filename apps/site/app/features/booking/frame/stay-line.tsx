import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import classes from './stay-line.module.css'

/** The chosen units, days and guests in one line, where the summary beside the step has no place. */
export function StayLine({ flow }: { flow: FlowData }) {
  const { formatDayRange, partyText } = useFormats()
  const { search, rooms, units } = flow
  if (flow.alone || !search.from || !search.to) return null
  const titles = rooms.flatMap(({ unit }) => findUnit(units, unit)?.title ?? [])
  return (
    <p className={classes.stayLine} data-testid="stay-line">
      <strong>
        <OwnersText>{titles.join(', ')}</OwnersText>
      </strong>
      <span>
        {formatDayRange(search.from, search.to)} · {partyText(search.adults, search.ages.length)}
      </span>
    </p>
  )
}
