import { daysBetween } from '@dvor/format/days.ts'
import { ratingsWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { StarRow } from '../../ratings/star-row.tsx'
import { resultsId } from '../../search/stay-search.tsx'
import type { Rating } from '../flow/load-rating.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './search-line.module.css'

interface SearchLineProps {
  flow: FlowData
  /** The form of the search. */
  children: ReactNode
}

/** The days and guests of the results, which unfold the form to change them, and how past guests rated the property. */
export function SearchLine({ flow: { search, rating }, children }: SearchLineProps) {
  const texts = useTexts()
  const { formatDayRange, nights, partyText } = useFormats()
  if (!search.from || !search.to) return children
  return (
    <div id={resultsId} className={classes.asked}>
      <details className={classes.search}>
        <summary className={classes.line}>
          <span>
            <strong>{formatDayRange(search.from, search.to)}</strong> ·{' '}
            {nights(daysBetween(search.from, search.to))} · {partyText(search.adults, search.ages.length)}
          </span>{' '}
          <span className={classes.change}>{texts.search.change}</span>
        </summary>
        {children}
      </details>
      {rating && <RatingLine rating={rating} />}
    </div>
  )
}

function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const words = useWords(ratingsWords)
  const { formatNumber } = useFormats()
  return (
    <p className={classes.rating} data-testid="rating-line">
      <strong aria-hidden="true">{formatNumber(average, 1)}</strong> <StarRow value={average} />{' '}
      {words.from(count)}
    </p>
  )
}
