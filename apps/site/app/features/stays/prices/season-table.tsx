import { OwnersText } from '../../../core/language/owners-text.tsx'
import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import { addDays, dayParts, type Day } from '@dvor/format/days.ts'
import { staysWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import type { Unit } from '../load-units.ts'
import type { Season } from './seasons.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from './season-table.module.css'

/** Seasons that begin later than this are folded. */
const nearDays = 365

interface SeasonTableProps {
  unit: Unit
  seasons: readonly Season[]
  today: Day
}

/**
 * Prices of a night by season: the coming year, then later years; outside all seasons the unit's base price applies.
 */
export function SeasonTable({ unit, seasons, today }: SeasonTableProps) {
  const words = useWords(staysWords)
  const { nights } = useFormats()
  const horizon = addDays(today, nearDays)
  const later = seasons.filter((season) => season.from > horizon)
  return (
    <section className="section page-width" id="ceny">
      <div className="section-head section-head--split">
        <h2>{words.nightPrice}</h2>
        <PriceNote unit={unit} />
      </div>
      <Seasons unit={unit} seasons={seasons.filter((season) => season.from <= horizon)} today={today}>
        <tr>
          <th scope="row">{words.otherwise}</th>
          <td>{words.otherDays}</td>
          <td>{nights(unit.min_nights)}</td>
          <BasePrice unit={unit} />
        </tr>
      </Seasons>
      {[...Map.groupBy(later, ({ from }) => dayParts(from).year)].map(([year, ofYear]) => (
        <details key={year} className={classes.seasonLater}>
          <summary>
            {year === dayParts(horizon).year ? words.laterIn : words.pricesFor} {year}
          </summary>
          <Seasons unit={unit} seasons={ofYear} today={today} />
        </details>
      ))}
    </section>
  )
}

interface SeasonsProps {
  unit: Unit
  seasons: readonly Season[]
  today: Day
  /** Rows that apply in every year. */
  children?: ReactNode
}

function Seasons({ unit, seasons, today, children }: SeasonsProps) {
  const words = useWords(staysWords)
  // The current season belongs to this year, even if it began in the last one.
  const yearOf = ({ from }: Season) => dayParts(from > today ? from : today).year
  const years = [...Map.groupBy(seasons, yearOf)]
  return (
    <table className={classes.seasonTable}>
      <thead>
        <tr>
          <th scope="col">{words.season}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.least}</th>
          <th scope="col">{words.nightPrice}</th>
        </tr>
      </thead>
      {years.map(([year, ofYear]) => (
        <tbody key={year}>
          {years.length > 1 && (
            <tr className={classes.year}>
              <th scope="rowgroup" colSpan={4}>
                {year}
              </th>
            </tr>
          )}
          {ofYear.map((season) => (
            <SeasonRow key={season.id} season={season} unit={unit} />
          ))}
        </tbody>
      ))}
      <tbody>{children}</tbody>
    </table>
  )
}

function SeasonRow({ season, unit }: { season: Season; unit: Unit }) {
  const { formatDayRange, nights, weekdayList } = useFormats()
  const days = season.weekdays.length > 0 ? `, ${weekdayList(season.weekdays)}` : ''
  return (
    <tr>
      <th scope="row">
        <OwnersText>{season.title}</OwnersText>
      </th>
      <td>
        {formatDayRange(season.from, season.to)}
        {days}
      </td>
      <td>{nights(season.minNights ?? unit.min_nights)}</td>
      <NightPrice unit={unit} price={season.price} byPersons={season.occupancyPrices} />
    </tr>
  )
}

/** The price outside of all seasons: the unit's own, or the sum of a whole's rooms. */
function BasePrice({ unit }: { unit: Unit }) {
  const words = useWords(staysWords)
  if (unit.let_as !== 'unit' && unit.rooms_discount !== null)
    return <td>{words.byRooms(unit.rooms_discount)}</td>
  return <NightPrice unit={unit} price={unit.base_price} byPersons={unit.occupancy_prices ?? []} />
}

interface NightPriceProps {
  unit: Unit
  /** Cents. */
  price: number
  byPersons: OccupancyPrices
}

/** Price of a night, and what fewer persons pay where the unit's price depends on their number. */
function NightPrice({ unit, price, byPersons }: NightPriceProps) {
  const words = useWords(staysWords)
  const { formatMoney, persons } = useFormats()
  if (unit.price_basis === 'person') return <td>{words.perPerson(formatMoney(price))}</td>
  const full = unit.price_basis === 'occupancy' ? (byPersons[unit.capacity - 1] ?? price) : price
  const others = unit.price_basis === 'occupancy' ? byPersons.slice(0, unit.capacity - 1) : []
  return (
    <td>
      {formatMoney(full)}
      {others.map((price, index) =>
        price === null || price === full ? null : (
          <small key={index} className={classes.byPersons}>
            {persons(index + 1)} {formatMoney(price)}
          </small>
        ),
      )}
    </td>
  )
}

/** Number of people included in the price, and the price of each further one. */
function PriceNote({ unit }: { unit: Unit }) {
  const words = useWords(staysWords)
  const { formatMoney, persons } = useFormats()
  const { capacity, extra_beds: beds, extra_person_price: extra } = unit
  const further = extra > 0 ? words.extraPerson(formatMoney(extra)) : words.extraBedFree
  return (
    <p className="lead">
      {unit.price_basis === 'person' ? words.upTo(persons(capacity)) : words.inPrice(persons(capacity))}{' '}
      {beds > 0 && further}
    </p>
  )
}
