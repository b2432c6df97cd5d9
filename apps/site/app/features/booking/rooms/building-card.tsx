import { groupWords } from '@dvor/texts/areas.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { RoomChoice } from '../../search/search-params.ts'
import { buildingOffers } from '../flow/building-offers.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { roomsPath, roomWays } from '../flow/room-ways.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { useTexts } from '../flow/use-texts.ts'
import type { PricedBuilding } from '../flow/whole-buildings.ts'
import { GroupCard } from './group-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import quoteCardClasses from './quote-card.module.css'
import quoteListClasses from './quote-list.module.css'

interface BuildingQuotesProps {
  flow: FlowData
  /** Buildings that are sold as one unit. */
  wholes: readonly UnitQuote[]
}

/** Whole buildings that the party can take in one press, one card for each building. */
export function BuildingQuotes({ flow, wholes }: BuildingQuotesProps) {
  const texts = useTexts()
  const words = useWords(groupWords)
  const offers = buildingOffers(flow, wholes)
  if (offers.length === 0) return null
  return (
    <section className={quoteListClasses.section}>
      <h2 className={quoteListClasses.title}>{texts.units.buildingHeading}</h2>
      <p className={quoteListClasses.text}>
        {offers.some(({ whole }) => whole) ? texts.units.wholeText : texts.units.buildingText}
      </p>
      <ul className={quoteListClasses.list}>
        {offers.map(({ whole, rooms }) =>
          whole ? (
            <QuoteCard
              key={whole.unit.id}
              quote={whole}
              flow={flow}
              ways={roomWays(flow, whole)}
              eager={false}
              note={rooms && <RoomsInstead flow={flow} whole={whole} building={rooms} />}
            />
          ) : (
            rooms && (
              <GroupCard
                key={rooms.id}
                flow={flow}
                title={rooms.title}
                tags={[texts.units.building]}
                rooms={rooms.rooms}
                price={rooms.price}
                rules={rulesOf(flow, rooms.rooms)}
                takeLabel={words.takeBuilding}
              />
            )
          ),
        )}
      </ul>
    </section>
  )
}

interface RoomsInsteadProps {
  flow: FlowData
  whole: UnitQuote
  building: PricedBuilding
}

/** On the card of a whole building: what its rooms cost one by one, and the way to take them so. */
function RoomsInstead({ flow, whole, building }: RoomsInsteadProps) {
  const words = useWords(groupWords)
  const { formatMoney } = useFormats()
  const more = building.price.total - (whole.availability.price?.total ?? 0)
  const difference = more > 0 ? words.more(formatMoney(more)) : words.less(formatMoney(-more))
  return (
    <div className={quoteCardClasses.instead}>
      <p>
        {words.single(formatMoney(building.price.total))}, {more === 0 ? words.same : difference}
      </p>
      <LinkButton
        to={roomsPath(flow.search, building.rooms)}
        variant="quiet"
        size="small"
        preventScrollReset
        replace
      >
        {words.takeRooms}
      </LinkButton>
    </div>
  )
}

/** Cancellation rules of the first room's plan, which is that of all. */
function rulesOf({ availability, units, settings }: FlowData, rooms: readonly RoomChoice[]) {
  const first = units.find(({ slug }) => slug === rooms[0]?.unit)
  const availabilityOfUnit = availability?.find(({ accommodation_unit }) => accommodation_unit === first?.id)
  return availabilityOfUnit?.cancellation_rules ?? settings.cancellation_rules
}
