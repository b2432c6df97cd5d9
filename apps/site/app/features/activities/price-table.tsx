import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './price-table.module.css'

/** Two columns of title and price with description (docs/product.md, Site). */
export function PriceTable({ rows }: { rows: readonly ListItem<typeof activityPrices>[] }) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  return (
    <table className={classes.priceTable}>
      <caption className="visually-hidden">{words.pricesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.priceOf}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...owners}>
            <th scope="row">{row.title}</th>
            <td>{row.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
