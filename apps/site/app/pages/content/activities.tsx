import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ActivityGrid } from '../../features/activities/activity-grid.tsx'
import {
  loadActivities,
  loadActivityPrices,
  loadFurtherServices,
  loadStayServices,
} from '../../features/activities/load-activities.ts'
import { ActivityPrices } from '../../features/activities/price-table.tsx'
import { StayServices } from '../../features/activities/stay-services.tsx'
import { ServiceGrid } from '../../features/activities/service-grid.tsx'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { activityThing } from '../../features/activities/activity-thing.ts'
import { describe } from '../../core/seo/describe.ts'
import { visitContext } from '../../core/client/visit.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, items, prices, toStay] = await Promise.all([
    loadBlocks(context, contentPages.activities),
    loadActivities(context, ['farm', 'service']),
    loadActivityPrices(context),
    loadStayServices(context),
  ])
  const services = await loadFurtherServices(context, items)
  const { publicUrl } = context.get(visitContext)
  describe(context, { things: items?.map((item) => activityThing(item, publicUrl)) })
  return pageData(context, contentPages.activities, { blocks, items, services, prices, toStay })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['aktivity-hero'])

export default function ActivitiesPage() {
  const words = useWords(contentTexts)
  const { head, blocks, items, services, prices, toStay } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={items && services && prices && toStay && blocks}
      title={head.name}
      hero="aktivity-hero"
      sections={['aktivity-booking']}
    >
      {items && <ActivityGrid items={items} title={head.name} />}
      {services && <ServiceGrid services={services} />}
      {toStay && <StayServices services={toStay} />}
      {prices && prices.length > 0 && (
        <section className="section page-width" aria-labelledby="ceny-aktivit">
          <div className="section-head">
            <h2 id="ceny-aktivit">{words.pricesHead}</h2>
          </div>
          <ActivityPrices rows={prices} />
          <p className="section-ways">
            <LinkButton to="/cennik" variant="quiet">
              {words.activityPrices}
            </LinkButton>
          </p>
        </section>
      )}
    </ContentPage>
  )
}
