import { ratingsWords } from '@dvor/texts/areas.ts'
import { Star } from './star.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './stars.module.css'

const places = [1, 2, 3, 4, 5]

interface StarRowProps {
  /** From 1 to 5 in halves. */
  value: number
}

/** A rating as stars, with words for screen readers. */
export function StarRow({ value }: StarRowProps) {
  const words = useWords(ratingsWords)
  const { formatNumber } = useFormats()
  return (
    <span className={classes.starRow}>
      <span className="visually-hidden">{words.stars(formatNumber(value, 1))}</span>
      {places.map((place) => (
        <span key={place} className={`${classes.starRowOne} ${looks[fillOf(value - place + 1)]}`}>
          <Star />
        </span>
      ))}
    </span>
  )
}

const looks = { full: classes.starRowOneFull, half: classes.starRowOneHalf, none: '' }

/** The filled part of one star, in halves. */
function fillOf(rest: number): 'full' | 'half' | 'none' {
  if (rest >= 0.75) return 'full'
  return rest >= 0.25 ? 'half' : 'none'
}
