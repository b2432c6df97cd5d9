import { Star } from './star.tsx'
import { useWords } from '../language/use-language.ts'
import { useFormats } from '../language/formats.ts'
import { ratingsWords } from './ratings-texts.ts'
import './stars.css'

const places = [1, 2, 3, 4, 5]

interface StarRowProps {
  /** 1 to 5, halves are shown. */
  value: number
}

/** A rating to look at, with its words for those who do not see it. */
export function StarRow({ value }: StarRowProps) {
  const words = useWords(ratingsWords)
  const { formatNumber } = useFormats()
  return (
    <span className="star-row">
      <span className="visually-hidden">{words.stars(formatNumber(value, 1))}</span>
      {places.map((place) => (
        <span key={place} className={`star-row__one star-row__one--${fillOf(value - place + 1)}`}>
          <Star />
        </span>
      ))}
    </span>
  )
}

/** How much of one star, to the half. */
function fillOf(rest: number): 'full' | 'half' | 'none' {
  if (rest >= 0.75) return 'full'
  return rest >= 0.25 ? 'half' : 'none'
}
