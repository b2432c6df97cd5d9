import { daysBetween } from '@dvor/format/days.ts'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { PriceToggle } from '../prices/price-toggle.tsx'
import { CompareTick } from '../compare/compare-tick.tsx'
import { CardPlans, CardTerms } from './card-terms-list.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { sleepsText } from '../unavailable/restriction-text.ts'
import { RoomChoice } from './room-choice.tsx'
import { UnitLink } from './unit-link.tsx'
import type { RoomWays } from '../flow/room-ways.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './quote-card.module.css'

interface QuoteCardProps {
  quote: UnitQuote
  flow: FlowData
  ways: RoomWays
  eager: boolean
  /** Stands at the end of the card's facts. */
  note?: ReactNode
}

/** A free unit with its price for the whole stay and the button to take it. */
export function QuoteCard({ quote, flow, ways, eager, note }: QuoteCardProps) {
  const texts = useTexts()
  const facts = useUnitFacts(quote)
  const { unit, availability } = quote
  const { search } = flow
  const chosen = ways.main?.action === 'remove'
  return (
    <li className={chosen ? `${classes.quote} ${classes.isChosen}` : classes.quote}>
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
        <div className={classes.looks}>
          <UnitLink unit={unit} ways={ways} />
          {availability.price && <CompareTick unit={unit} />}
        </div>
        {availability.price && (
          <>
            <CardTerms
              flow={flow}
              price={availability.price}
              rules={availability.cancellation_rules}
              securityDeposit={unit.security_deposit ?? 0}
            />
            <CardPlans plans={availability.plans} />
            <PriceToggle price={availability.price} />
          </>
        )}
        {note}
      </div>
      <div className={classes.choice}>
        <QuotePrice quote={quote} search={search} />
        <RoomChoice ways={ways} unit={unit} />
      </div>
    </li>
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
