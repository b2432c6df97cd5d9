import { UnitCard } from './unit-card.tsx'
import type { UnitSummary } from './load-units.ts'
import './unit-grid.css'

interface UnitGridProps {
  units: readonly UnitSummary[]
  /** The first two stand wider than the rest. */
  lead?: boolean
  heading?: 'h2' | 'h3'
}

/** Units side by side. */
export function UnitGrid({ units, lead = false, heading }: UnitGridProps) {
  return (
    <ul className={lead ? 'unit-grid unit-grid--lead' : 'unit-grid'}>
      {units.map((unit, index) => (
        <li key={unit.id}>
          <UnitCard
            unit={unit}
            heading={heading}
            sizes={`(width >= 64rem) ${lead && index < 2 ? '40rem' : '26rem'}, (width >= 40rem) 47vw, 94vw`}
          />
        </li>
      ))}
    </ul>
  )
}
