import { daysBetween } from '@dvor/format/days.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { searchFormId } from '../../search/use-typed-search.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { ratingsWords } from '../../ratings/ratings-texts.ts'
import { StarRow } from '../../ratings/star-row.tsx'
import type { Rating } from '../flow/load-rating.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './search-line.module.css'

/** The days and guests of the results with the way to change them, and how past guests rated the property. */
export function SearchLine({ flow: { search, rating } }: { flow: FlowData }) {
  const texts = useTexts()
  const { formatDayRange, nights, partyText } = useFormats()
  if (!search.from || !search.to) return null
  return (
    <div className={classes.line}>
      <span>
        <strong>{formatDayRange(search.from, search.to)}</strong> ·{' '}
        {nights(daysBetween(search.from, search.to))} · {partyText(search.adults, search.ages.length)}
      </span>
      <a href={`#${searchFormId}`}>{texts.search.change}</a>
      {rating && <RatingLine rating={rating} />}
    </div>
  )
}

function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const words = useWords(ratingsWords)
  const { formatNumber } = useFormats()
  return (
    <span className={classes.rating} data-testid="rating-line">
      <strong aria-hidden="true">{formatNumber(average, 1)}</strong> <StarRow value={average} />{' '}
      {words.from(count)}
    </span>
  )
}
