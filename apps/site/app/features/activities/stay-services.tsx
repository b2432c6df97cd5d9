import type { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { unitPriceText } from './unit-price-text.ts'
import { PriceTable } from './price-table.tsx'

/** Services that guests may add to a stay, with their prices. */
export function StayServices({ services }: { services: readonly ListItem<typeof commonServices>[] }) {
  const words = useWords(contentTexts)
  const language = useLanguage()
  if (services.length === 0) return null
  return (
    <section className="section page-width" aria-labelledby="k-pobytu">
      <div className="section-head">
        <h2 id="k-pobytu">{words.stayServices}</h2>
      </div>
      <PriceTable caption={words.stayServices}>
        {services.map((service) => (
          <tr key={service.id}>
            <th scope="row">
              <OwnersText>{service.title}</OwnersText>
              {service.description && (
                <small>
                  <OwnersText>{service.description}</OwnersText>
                </small>
              )}
            </th>
            <td>{unitPriceText(service, language)}</td>
          </tr>
        ))}
      </PriceTable>
    </section>
  )
}
