import { daysBetween } from '@dvor/format/days.ts'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { PriceToggle } from '../prices/price-toggle.tsx'
import { CompareTick } from '../compare/compare-tick.tsx'
import { CardPlans, CardTerms } from './card-terms-list.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { sleepsText } from '../unavailable/restriction-text.ts'
import { cardWords } from './card-texts.ts'
import { RoomChoice } from './room-choice.tsx'
import { UnitLink } from './unit-link.tsx'
import type { RoomWays } from '../flow/room-ways.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './quote-card.module.css'

interface QuoteCardProps {
  quote: UnitQuote
  flow: FlowData
  ways: RoomWays
  eager: boolean
  /** Folds all but the main facts, so that a long list stays short. */
  isCompact?: boolean
  /** Stands at the end of the card's facts. */
  note?: ReactNode
}

/** A free unit with its price for the whole stay and the button to take it. */
export function QuoteCard({ quote, flow, ways, eager, note, isCompact = false }: QuoteCardProps) {
  const texts = useTexts()
  const facts = useUnitFacts(quote)
  const { unit, availability } = quote
  const { search } = flow
  const chosen = ways.main?.action === 'remove'
  // A room for a part of the party has no price of its own: its card is one row.
  const isPriced = availability.price !== null
  const looks = [chosen && classes.isChosen, isCompact && classes.isCompact, !isPriced && classes.isRow]
  return (
    <li className={[classes.quote, ...looks].filter(Boolean).join(' ')}>
      {unit.image && (
        <UnitLink unit={unit} ways={ways} className={classes.picture} isDoubled>
          <OwnersPicture file={unit.image} sizes="(width >= 48rem) 17rem, 8rem" eager={eager} />
        </UnitLink>
      )}
      <div className={classes.body}>
        <h3 className={classes.title}>
          <OwnersText>{unit.title}</OwnersText>
          {unit.slug === search.unit && <span className={classes.tag}>{texts.units.wanted}</span>}
        </h3>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {unit.short_description && (
          <p className={classes.text}>
            <OwnersText>{unit.short_description}</OwnersText>
          </p>
        )}
        {unit.approval_required && <p className={classes.note}>{texts.units.approval}</p>}
        {isPriced && (
          <div className={classes.looks}>
            <UnitLink unit={unit} ways={ways} />
            {isCompact && <CompareTick unit={unit} />}
          </div>
        )}
        <CardPrice quote={quote} flow={flow} ways={ways} isCompact={isCompact} />
        {note}
      </div>
      <div className={classes.choice}>
        {!isPriced && <UnitLink unit={unit} ways={ways} />}
        <QuotePrice quote={quote} search={search} />
        <RoomChoice ways={isCompact ? { ...ways, add: ways.main ? null : ways.add } : ways} unit={unit} />
        {isPriced && !isCompact && <CompareTick unit={unit} />}
      </div>
    </li>
  )
}

/** Terms, rate plans and lines of the price; on a compact card only the day of free cancellation is not folded. */
function CardPrice({ quote, flow, ways, isCompact }: Omit<QuoteCardProps, 'eager' | 'note'>) {
  const words = useWords(cardWords)
  const { unit, availability } = quote
  const { price, plans, cancellation_rules: rules } = availability
  if (!price) return null
  const terms = { flow, price, rules, securityDeposit: unit.security_deposit ?? 0 }
  const details = (
    <>
      <CardPlans plans={plans} />
      <PriceToggle price={price} />
    </>
  )
  if (!isCompact)
    return (
      <>
        <CardTerms {...terms} />
        {details}
      </>
    )
  return (
    <>
      <CardTerms {...terms} part="free" />
      <details className={classes.more}>
        <summary>
          {words.more}
          <span className="visually-hidden">
            {' '}
            – <OwnersText>{unit.title}</OwnersText>
          </span>
        </summary>
        <CardTerms {...terms} part="rest" />
        {details}
        {ways.main && ways.add && <RoomChoice ways={{ main: null, add: ways.add }} unit={unit} />}
      </details>
    </>
  )
}

function QuotePrice({ quote, search }: { quote: UnitQuote; search: FlowSearch }) {
  const { formatMoney, nights, partyText } = useFormats()
  const { price } = quote.availability
  if (!price || !search.from || !search.to) return null
  return (
    <p className={classes.price}>
      <strong>{formatMoney(price.total)}</strong>
      <span>
        {nights(daysBetween(search.from, search.to))}, {partyText(search.adults, search.ages.length)}
      </span>
    </p>
  )
}

function useUnitFacts({ unit }: UnitQuote): string[] {
  const texts = useTexts()
  const language = useLanguage()
  const area = unit.area_m2 ? `${unit.area_m2}\u00A0m²` : ''
  return [
    sleepsText(unit.capacity + unit.extra_beds, language),
    area,
    unit.pets_allowed ? texts.units.pets : '',
  ].filter(Boolean)
}
