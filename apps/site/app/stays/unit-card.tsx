import { formatEuros } from '@dvor/format/money.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Picture } from '@dvor/ui/picture.tsx'
import { Link } from 'react-router'
import type { UnitSummary } from './load-units.ts'
import './unit-card.css'

interface UnitCardProps {
  unit: UnitSummary
  /** How wide its picture stands, as in `<img sizes>`. */
  sizes: string
  /** Level of its heading below the section that it stands in. */
  heading?: 'h2' | 'h3'
}

/** A unit as one enters it: its picture, whose house it is in, for how many and from what price. */
export function UnitCard({ unit, sizes, heading: Heading = 'h3' }: UnitCardProps) {
  return (
    <article className="unit-card">
      {unit.image && <Picture className="unit-card__picture" file={unit.image} sizes={sizes} />}
      <div className="unit-card__head">
        <Heading className="unit-card__title">
          <Link className="unit-card__link" to={`/ubytovanie/${unit.slug}`}>
            {unit.title}
          </Link>
        </Heading>
        <p className="unit-card__price">
          od <strong>{formatEuros(unit.priceFrom)}</strong> / noc
        </p>
      </div>
      {unit.short_description && <p className="unit-card__text">{unit.short_description}</p>}
      <p className="unit-card__facts">{facts(unit).join(' · ')}</p>
    </article>
  )
}

function facts({ objectTitle, capacity, sleeps, area_m2: area }: UnitSummary): string[] {
  const people = sleeps > capacity ? `${capacity} – ${persons(sleeps)}` : persons(capacity)
  return [objectTitle, people, area ? `${area} m²` : ''].filter(Boolean)
}
