import { daysBetween } from '@dvor/format/days.ts'
import { cardWords, sleepsText } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { PriceToggle } from '../prices/price-toggle.tsx'
import { CompareTick } from '../compare/compare-tick.tsx'
import { CardPlans, CardTerms } from './card-terms-list.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { RoomChoice } from './room-choice.tsx'
import { UnitLink } from './unit-link.tsx'
import type { RoomWays } from '../flow/room-ways.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './quote-card.module.css'

/** Width of a card's picture. */
const cardPicture = '(width >= 90rem) 27rem, (width >= 68rem) 31vw, (width >= 44rem) 46vw, 92vw'

interface QuoteCardProps {
  quote: UnitQuote
  flow: FlowData
  ways: RoomWays
  eager: boolean
  /** Stands at the end of the card's facts. */
  note?: ReactNode
}

/** A free unit with its price for the whole stay and the button to take it; everything else is folded. */
export function QuoteCard({ quote, flow, ways, eager, note }: QuoteCardProps) {
  const texts = useTexts()
  const facts = useUnitFacts(quote)
  const { unit, availability } = quote
  const { search } = flow
  const isChosen = ways.main?.action === 'remove'
  // A room for a part of the party has no price of its own.
  const isPriced = availability.price !== null
  // Several rooms are the exception until the first one is chosen.
  const folded = isPriced && flow.rooms.length === 0 ? ways.add : null
  return (
    <li className={isChosen ? `${classes.quote} ${classes.isChosen}` : classes.quote}>
      {unit.image && (
        <UnitLink unit={unit} ways={ways} className={classes.picture} isDoubled>
          <OwnersPicture file={unit.image} sizes={cardPicture} eager={eager} />
        </UnitLink>
      )}
      <div className={classes.body}>
        <h3 className={classes.title}>
          <OwnersText>{unit.title}</OwnersText>
          {unit.slug === search.unit && <span className={classes.tag}>{texts.units.wanted}</span>}
        </h3>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {unit.short_description && (
          <p>
            <OwnersText>{unit.short_description}</OwnersText>
          </p>
        )}
        {unit.approval_required && <p className={classes.note}>{texts.units.approval}</p>}
        <div className={classes.looks}>
          <UnitLink unit={unit} ways={ways} />
          {isPriced && <CompareTick unit={unit} />}
        </div>
        <CardPrice quote={quote} flow={flow} add={folded} />
        {note}
      </div>
      <div className={classes.choice}>
        <QuotePrice quote={quote} search={search} />
        <RoomChoice ways={folded ? { ...ways, add: null } : ways} unit={unit} />
      </div>
    </li>
  )
}

interface CardPriceProps extends Pick<QuoteCardProps, 'quote' | 'flow'> {
  /** The way to take the unit together with others. */
  add: RoomWays['add']
}

/** The day of free cancellation; folded terms, rate plans, lines of the price and the way to several rooms. */
function CardPrice({ quote, flow, add }: CardPriceProps) {
  const words = useWords(cardWords)
  const { unit, availability } = quote
  const { price, plans, cancellation_rules: rules } = availability
  if (!price) return null
  const terms = { flow, price, rules, securityDeposit: unit.security_deposit ?? 0 }
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
        <CardPlans plans={plans} />
        <PriceToggle price={price} />
        {add && <RoomChoice ways={{ main: null, add }} unit={unit} />}
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
    sleepsText[language](unit.capacity + unit.extra_beds),
    area,
    unit.pets_allowed ? texts.units.pets : '',
  ].filter(Boolean)
}
