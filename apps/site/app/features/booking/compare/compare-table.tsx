import { compareWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { compareRooms, type ComparedFact } from './compare-rows.ts'
import classes from './compare-table.module.css'

interface CompareTableProps {
  flow: Pick<FlowData, 'search' | 'today'>
  quotes: readonly UnitQuote[]
  choiceOf: (quote: UnitQuote) => ReactNode
}

/** Rooms as columns: pictures, the price, the ways to take them, and the facts in which they differ. */
export function CompareTable({ flow: { search, today }, quotes, choiceOf }: CompareTableProps) {
  const words = useWords(compareWords)
  const language = useLanguage()
  const named = useOwnersTexts()
  const { different, same } = compareRooms(quotes, { from: search.from ?? '', today, language, named })
  const [price, ...facts] = different
  return (
    <>
      <div className={classes.scroller}>
        <table className={quotes.length > 2 ? `${classes.table} ${classes.isThree}` : classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.fact}</span>
              </th>
              {quotes.map(({ unit }) => (
                <th key={unit.id} scope="col">
                  <OwnersText>{unit.title}</OwnersText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quotes.some(({ unit }) => unit.image) && (
              <Row label={words.picture} isQuiet>
                {quotes.map(({ unit }) => (
                  <td key={unit.id} className={classes.picture}>
                    {unit.image && (
                      <OwnersPicture file={unit.image} alt="" sizes="(width >= 48rem) 16rem, 33vw" />
                    )}
                  </td>
                ))}
              </Row>
            )}
            {price && <FactRow fact={price} quotes={quotes} className={classes.price} />}
            <Row label={words.choice} isQuiet>
              {quotes.map((quote) => (
                <td key={quote.unit.id} className={classes.ways}>
                  {choiceOf(quote)}
                </td>
              ))}
            </Row>
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} quotes={quotes} />
            ))}
          </tbody>
        </table>
      </div>
      <SameFacts facts={same} />
    </>
  )
}

interface RowProps {
  label: string
  /** Whether what stands in the row says by itself what it is. */
  isQuiet?: boolean
  children: ReactNode
}

function Row({ label, isQuiet = false, children }: RowProps) {
  return (
    <tr className={isQuiet ? classes.isQuiet : undefined}>
      <th scope="row">{isQuiet ? <span className="visually-hidden">{label}</span> : label}</th>
      {children}
    </tr>
  )
}

interface FactRowProps {
  fact: ComparedFact
  quotes: readonly UnitQuote[]
  className?: string | undefined
}

/** A fact with its value for each room; what a room lacks is paler. */
function FactRow({ fact: { label, values }, quotes, className }: FactRowProps) {
  const words = useWords(compareWords)
  const look = (value = '') => {
    if (value === words.yes) return classes.has
    return value === words.no || value === words.unknown ? classes.lacks : className
  }
  return (
    <Row label={label}>
      {quotes.map(({ unit }, index) => (
        <td key={unit.id} className={look(values[index])}>
          {values[index]}
        </td>
      ))}
    </Row>
  )
}

/** The facts that all rooms share, folded. */
function SameFacts({ facts }: { facts: readonly ComparedFact[] }) {
  const words = useWords(compareWords)
  if (facts.length === 0) return null
  return (
    <details className={classes.same}>
      <summary>{words.same}</summary>
      <dl>
        {facts.map(({ label, values: [value] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
