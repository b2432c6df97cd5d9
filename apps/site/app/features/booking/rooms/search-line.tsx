import { daysBetween } from '@dvor/format/days.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { searchFormId } from '../../search/use-typed-search.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './search-line.module.css'

/** The days and guests of the results in one line, with the way to change them. */
export function SearchLine({ flow: { search } }: { flow: FlowData }) {
  const texts = useTexts()
  const { formatDayRange, nights, partyText } = useFormats()
  if (!search.from || !search.to) return null
  return (
    <p className={classes.line}>
      <span>
        <strong>{formatDayRange(search.from, search.to)}</strong> ·{' '}
        {nights(daysBetween(search.from, search.to))} · {partyText(search.adults, search.ages.length)}
      </span>
      <a href={`#${searchFormId}`}>{texts.search.change}</a>
    </p>
  )
}
