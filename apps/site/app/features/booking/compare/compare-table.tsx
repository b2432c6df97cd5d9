import type { ReactNode } from 'react'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { compareRooms } from './compare-rows.ts'
import { compareWords } from './compare-texts.ts'
import classes from './compare.module.css'

interface CompareTableProps {
  flow: Pick<FlowData, 'search' | 'today'>
  quotes: readonly UnitQuote[]
  choiceOf: (quote: UnitQuote) => ReactNode
}

/** Rooms as columns, and the facts in which they differ as rows. */
export function CompareTable({ flow: { search, today }, quotes, choiceOf }: CompareTableProps) {
  const words = useWords(compareWords)
  const language = useLanguage()
  const { different, same } = compareRooms(quotes, { from: search.from ?? '', today, language })
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
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
            {different.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {quotes.map(({ unit }, index) => (
                  <td key={unit.id}>{values[index]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="visually-hidden">{words.choice}</span>
              </th>
              {quotes.map((quote) => (
                <td key={quote.unit.id} className={classes.ways}>
                  {choiceOf(quote)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {same.length > 0 && (
        <details className={classes.same}>
          <summary>{words.same}</summary>
          <dl>
            {same.map(({ label, values: [value] }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
