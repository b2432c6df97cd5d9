import { formatDayLong } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Link } from 'react-router'
import { RichText } from '../content/rich-text.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import type { Unit } from './load-units.ts'
import './unit-intro.css'

interface UnitIntroProps {
  unit: Unit
  /** Names of what the unit has. */
  amenities: readonly string[]
  priceFrom: number | null
  /** The first day on which a stay can begin; null when there is none in sight. */
  nextFree: Day | null
}

/** Head of a unit's page: name, what it is like, its facts and the way into a booking. */
export function UnitIntro({ unit, amenities, priceFrom, nextFree }: UnitIntroProps) {
  const house = unit.accommodation_object.title
  return (
    <div className="unit-intro page-width">
      <div className="unit-intro__text">
        <p className="unit-intro__way">
          <Link to="/ubytovanie">Ubytovanie</Link>
          {typeof house === 'string' && ` · ${house}`}
        </p>
        <h1>{unit.title}</h1>
        {unit.short_description && <p className="lead">{unit.short_description}</p>}
        <RichText html={unit.description} className="text-width" />
      </div>
      <aside className="unit-intro__facts" aria-label="Prehľad">
        {priceFrom !== null && (
          <p className="unit-intro__price">
            od <strong>{formatEuros(priceFrom)}</strong> / noc
          </p>
        )}
        {nextFree && (
          <p>
            Najbližší voľný príchod: <a href="#terminy">{formatDayLong(nextFree)}</a>
          </p>
        )}
        <Facts unit={unit} />
        <Amenities names={amenities} />
        {unit.online_bookable && (
          <LinkButton to={`/rezervacia?unit=${unit.slug}`} wide>
            Rezervovať
          </LinkButton>
        )}
      </aside>
    </div>
  )
}

function Facts({ unit }: { unit: Unit }) {
  const beds =
    unit.extra_beds > 0
      ? `${persons(unit.capacity)} + ${unit.extra_beds} na prístelke`
      : persons(unit.capacity)
  const rows = [
    { term: 'Pre koľkých', value: beds },
    { term: 'Postele', value: unit.beds },
    { term: 'Plocha', value: unit.area_m2 ? `${unit.area_m2} m²` : null },
    { term: 'Psíky', value: unit.pets_allowed ? 'sú vítané' : 'nechajte, prosím, doma' },
  ]
  return (
    <dl className="unit-facts">
      {rows.map(
        ({ term, value }) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Amenities({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <h2 className="unit-intro__small">Vybavenie</h2>
      <ul className="unit-amenities">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
