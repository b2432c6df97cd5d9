import { UnitCard } from './unit-card.tsx'
import type { UnitSummary } from './load-units.ts'
import classes from './unit-grid.module.css'
import scrollRowClasses from './scroll-row.module.css'

interface UnitGridProps {
  units: readonly UnitSummary[]
  /** The first cards are wider, two to a row: as many as leave no single card in the last row. */
  lead?: boolean
  /** On phones the cards are a row that scrolls sideways, with a part of the next one visible. */
  scrollRow?: boolean
  heading?: 'h2' | 'h3'
}

/** Units side by side. */
export function UnitGrid({ units, lead = false, scrollRow = false, heading }: UnitGridProps) {
  const wide = lead ? wideOf(units.length) : 0
  const wideOnes = { 0: false, 2: classes.wide2, 4: classes.wide4 } as const
  const names = [classes.unitGrid, wideOnes[wide], scrollRow && scrollRowClasses.scrollRow]
  return (
    <ul className={names.filter(Boolean).join(' ')}>
      {units.map((unit, index) => (
        <li key={unit.id}>
          <UnitCard
            unit={unit}
            heading={heading}
            sizes={`(width >= 64rem) ${index < wide ? '40rem' : '26rem'}, (width >= 40rem) 47vw, 94vw`}
          />
        </li>
      ))}
    </ul>
  )
}

/** Rows hold three cards, or two wide ones. */
function wideOf(count: number): 0 | 2 | 4 {
  if (count % 3 === 2) return 2
  return count % 3 === 1 && count > 1 ? 4 : 0
}
