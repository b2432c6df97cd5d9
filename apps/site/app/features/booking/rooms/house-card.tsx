import { daysBetween } from '@dvor/format/days.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { RoomChoice } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { findUnit, securityDepositOf } from '../flow/rooms-of-search.ts'
import { roomsPath, roomWays } from '../flow/room-ways.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { QuoteCard } from './quote-card.tsx'
import { PriceToggle } from '../prices/price-toggle.tsx'
import type { PricedHouse } from '../flow/whole-houses.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import quoteListClasses from './quote-list.module.css'
import { CardTerms } from './card-terms-list.tsx'
import quoteCardClasses from './quote-card.module.css'

interface HouseQuotesProps {
  flow: FlowData
  /** Houses that are sold as one unit. */
  wholes: readonly UnitQuote[]
}

/** Whole houses that the party can take in one press, as one unit or room by room, the cheaper ones first. */
export function HouseQuotes({ flow, wholes }: HouseQuotesProps) {
  const texts = useTexts()
  if (flow.houses.length + wholes.length === 0) return null
  const offers = [
    ...wholes.map((quote) => ({
      total: quote.availability.price?.total ?? 0,
      card: (
        <QuoteCard key={quote.unit.id} quote={quote} flow={flow} ways={roomWays(flow, quote)} eager={false} />
      ),
    })),
    ...flow.houses.map((house) => ({
      total: house.price.total,
      card: <HouseCard key={house.id} house={house} flow={flow} />,
    })),
  ].toSorted((a, b) => a.total - b.total)
  return (
    <section className={quoteListClasses.section}>
      <h2 className={quoteListClasses.title}>{texts.units.houseHeading}</h2>
      <p className={quoteListClasses.text}>
        {flow.houses.length > 0 ? texts.units.houseText : texts.units.wholeText}
      </p>
      <ul className={quoteListClasses.list}>{offers.map(({ card }) => card)}</ul>
    </section>
  )
}

function HouseCard({ house, flow }: { house: PricedHouse; flow: FlowData }) {
  const texts = useTexts()
  const { formatMoney, nights, partyText } = useFormats()
  const { search, rooms, units } = flow
  const taken = new Set(rooms.map(({ unit }) => unit))
  const chosen = rooms.length === house.rooms.length && house.rooms.every(({ unit }) => taken.has(unit))
  const titles = house.rooms.map(({ unit }) => findUnit(units, unit)?.title).filter(Boolean)
  return (
    <li
      className={chosen ? `${quoteCardClasses.quote} ${quoteCardClasses.isChosen}` : quoteCardClasses.quote}
    >
      <div className={quoteCardClasses.body}>
        <h3 className={quoteCardClasses.title}>
          <OwnersText>{house.title}</OwnersText> – {texts.units.house}
        </h3>
        <p className={quoteCardClasses.facts}>
          <OwnersText>{titles.join(' · ')}</OwnersText>
        </p>
        <CardTerms
          flow={flow}
          price={house.price}
          rules={rulesOf(flow, house.rooms)}
          securityDeposit={securityDepositOf(units, house.rooms)}
        />
        <PriceToggle price={house.price} />
      </div>
      <div className={quoteCardClasses.choice}>
        {search.from && search.to && (
          <p className={quoteCardClasses.price}>
            <strong>{formatMoney(house.price.total)}</strong>
            <span>
              {nights(daysBetween(search.from, search.to))}, {partyText(search.adults, search.ages.length)}
            </span>
          </p>
        )}
        {chosen && <span className={quoteCardClasses.chosen}>{texts.units.chosen}</span>}
        <LinkButton
          to={roomsPath(search, chosen ? [] : house.rooms)}
          variant={chosen ? 'quiet' : 'primary'}
          preventScrollReset
          replace
        >
          {chosen ? texts.units.remove : texts.units.chooseHouse}
          <span className="visually-hidden">
            {' '}
            – <OwnersText>{house.title}</OwnersText>
          </span>
        </LinkButton>
      </div>
    </li>
  )
}

/** Cancellation rules of the first room's plan, which is that of all. */
function rulesOf({ availability, units, settings }: FlowData, rooms: readonly RoomChoice[]) {
  const first = units.find(({ slug }) => slug === rooms[0]?.unit)
  const found = availability?.find(({ accommodation_unit }) => accommodation_unit === first?.id)
  return found?.cancellation_rules ?? settings.cancellation_rules
}
