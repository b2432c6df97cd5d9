import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useTextLanguage, useWords } from '../../core/language/use-language.ts'
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
  const marked = useTextLanguage()
  return (
    <PriceTable caption={words.pricesCaption}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" {...marked(row.text_languages?.['title'])}>
            {row.title}
          </th>
          <td {...marked(row.text_languages?.['description'])}>{row.description}</td>
        </tr>
      ))}
    </PriceTable>
  )
}
