import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import { Reveal } from '@dvor/ui/reveal.tsx'
import { ratingsWords } from '@dvor/texts/areas.ts'
import type { TextBlock } from '../../core/content/load-page.ts'
import { BlockText } from '../../core/content/block-text.tsx'
import { StarRow } from './star-row.tsx'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import classes from './ratings-section.module.css'

interface RatingsProps {
  ratings: Ratings | null
  /** Words above; the owner may have emptied them. */
  block?: TextBlock | undefined
  /** Number of comments shown, of those loaded. */
  most?: number
}

/** Ratings of guests who stayed here; nothing while there are none. */
export function RatingsSection({ ratings, block, most = 3 }: RatingsProps) {
  const words = useWords(ratingsWords)
  const { formatNumber } = useFormats()
  if (!ratings || ratings.average === null) return null
  const { average, count, questions, quotes } = ratings
  return (
    <section className="section page-width" aria-labelledby="hodnotenia">
      <Reveal className={classes.ratings}>
        <div className={classes.sum}>
          <h2 id="hodnotenia" lang={block?.lang}>
            {block?.title ?? words.heading}
          </h2>
          <BlockText block={block} className="lead" />
          <p className={classes.average}>
            <strong>{formatNumber(average, 1)}</strong>
            <span>
              <StarRow value={average} />
              <br />
              {words.from(count)}
            </span>
          </p>
          <PartsList questions={questions.slice(1)} />
          <p className={classes.note}>{words.note}</p>
        </div>
        <ul className={classes.quotes}>
          {quotes.slice(0, most).map((quote) => (
            <Quote key={`${quote.first_name}-${quote.month}-${quote.text}`} quote={quote} />
          ))}
        </ul>
      </Reveal>
    </section>
  )
}

function PartsList({ questions }: Pick<Ratings, 'questions'>) {
  const owners = useOwnersLanguage()
  const { formatNumber } = useFormats()
  if (questions.length === 0) return null
  return (
    <dl className={classes.parts}>
      {questions.map(({ id, text, average }) => (
        <div key={id}>
          <dt {...owners}>{text}</dt>
          <dd>
            {formatNumber(average, 1)}
            <Bar value={average} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An attribute carries the length, because the content security policy allows no inline styles. */
function Bar({ value }: { value: number }) {
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100" height="6" rx="3" />
      <rect width={value * 20} height="6" rx="3" />
    </svg>
  )
}

function Quote({ quote }: { quote: Ratings['quotes'][number] }) {
  const words = useWords(ratingsWords)
  const { monthName } = useFormats()
  const { first_name, month, stars, text, owner_answer, language } = quote
  return (
    <li className={classes.quote}>
      <figure>
        <blockquote lang={language}>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {stars && <StarRow value={stars} />}
          <span>
            <strong>{first_name ? <OwnersText>{first_name}</OwnersText> : words.guest}</strong>
            {month && `, ${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`}
          </span>
        </figcaption>
        {owner_answer && (
          <div className={classes.answer}>
            <strong>{words.answer}</strong>
            <p lang={language}>{owner_answer}</p>
          </div>
        )}
      </figure>
    </li>
  )
}
