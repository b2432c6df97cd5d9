import { UnitCard } from './unit-card.tsx'
import type { UnitSummary } from './load-units.ts'
import '../home/shelf.css'
import './unit-grid.css'

interface UnitGridProps {
  units: readonly UnitSummary[]
  /** The first two stand wider than the rest. */
  lead?: boolean
  /** On phones they stand in a row that is pushed sideways, the next one peeping in. */
  shelf?: boolean
  heading?: 'h2' | 'h3'
}

/** Units side by side. */
export function UnitGrid({ units, lead = false, shelf = false, heading }: UnitGridProps) {
  const names = ['unit-grid', lead && 'unit-grid--lead', shelf && 'shelf'].filter(Boolean).join(' ')
  return (
    <ul className={names}>
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
