import { formatDayRange } from '@dvor/format/day-text.ts'
import { addDays, dayParts, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayList } from '@dvor/format/names.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import type { ReactNode } from 'react'
import type { Unit } from './load-units.ts'
import type { Season } from './seasons.ts'
import './season-table.css'

/** Seasons that begin later than this are folded away. */
const nearDays = 365

interface SeasonTableProps {
  unit: Unit
  seasons: readonly Season[]
  today: Day
}

/** Prices of a night by season: the coming year, then what follows by years; outside all seasons the unit's base price holds. */
export function SeasonTable({ unit, seasons, today }: SeasonTableProps) {
  const horizon = addDays(today, nearDays)
  const later = seasons.filter((season) => season.from > horizon)
  return (
    <section className="section page-width" id="ceny">
      <div className="section-head section-head--split">
        <h2>Cena za noc</h2>
        <p className="lead">{priceNote(unit)}</p>
      </div>
      <Seasons unit={unit} seasons={seasons.filter((season) => season.from <= horizon)}>
        <tr>
          <th scope="row">Mimo uvedených období</th>
          <td>ostatné dni</td>
          <td>{nights(unit.min_nights)}</td>
          <td>{formatMoney(unit.base_price)}</td>
        </tr>
      </Seasons>
      {[...Map.groupBy(later, ({ from }) => dayParts(from).year)].map(([year, ofYear]) => (
        <details key={year} className="season-later">
          <summary>
            {year === dayParts(horizon).year ? 'Neskôr v roku' : 'Ceny na rok'} {year}
          </summary>
          <Seasons unit={unit} seasons={ofYear} />
        </details>
      ))}
    </section>
  )
}

interface SeasonsProps {
  unit: Unit
  seasons: readonly Season[]
  /** Further rows. */
  children?: ReactNode
}

function Seasons({ unit, seasons, children }: SeasonsProps) {
  return (
    <table className="season-table">
      <thead>
        <tr>
          <th scope="col">Obdobie</th>
          <th scope="col">Kedy</th>
          <th scope="col">Najmenej</th>
          <th scope="col">Cena za noc</th>
        </tr>
      </thead>
      <tbody>
        {seasons.map((season) => (
          <SeasonRow key={season.id} season={season} unit={unit} />
        ))}
        {children}
      </tbody>
    </table>
  )
}

function SeasonRow({ season, unit }: { season: Season; unit: Unit }) {
  const days = season.weekdays.length > 0 ? `, ${weekdayList(season.weekdays)}` : ''
  return (
    <tr>
      <th scope="row">{season.title}</th>
      <td>
        {formatDayRange(season.from, season.to)}
        {days}
      </td>
      <td>{nights(season.minNights ?? unit.min_nights)}</td>
      <td>{formatMoney(season.price)}</td>
    </tr>
  )
}

/** For how many people the price holds and what each further one pays. */
function priceNote({ capacity, extra_beds: beds, extra_person_price: extra }: Unit): string {
  const base = `V cene: ${persons(capacity)}.`
  if (beds === 0) return base
  return extra > 0
    ? `${base} Každá ďalšia za ${formatMoney(extra)} za noc.`
    : `${base} Prístelka bez príplatku.`
}
