import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './price-table.module.css'

/** Two columns of what is offered and its price; the rows come with their cells. */
export function PriceTable({ caption, children }: { caption: string; children: ReactNode }) {
  const words = useWords(contentTexts)
  return (
    <table className={classes.priceTable}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.priceOf}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Prices of activities: title and description (docs/product.md, Site). */
export function ActivityPrices({ rows }: { rows: readonly ListItem<typeof activityPrices>[] }) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  return (
    <PriceTable caption={words.pricesCaption}>
      {rows.map((row) => (
        <tr key={row.id} {...owners}>
          <th scope="row">{row.title}</th>
          <td>{row.description}</td>
        </tr>
      ))}
    </PriceTable>
  )
}
