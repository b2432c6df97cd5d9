import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ActivityGrid } from '../../features/activities/activity-grid.tsx'
import { loadActivities } from '../../features/activities/load-activities.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, items] = await Promise.all([
    loadBlocks(context, contentPages.trips),
    loadActivities(context, ['trip']),
  ])
  return pageData(context, contentPages.trips, { blocks, items })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['vylety-hero'])

export default function TripsPage() {
  const words = useWords(contentTexts)
  const { head, blocks, items } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={items && blocks} title={head.name} hero="vylety-hero" sections={[]}>
      {items && <ActivityGrid items={items} title={head.name} />}
      <p className="page-width section-ways">
        <LinkButton to="/lokalita" variant="quiet">
          {words.whereWeAre}
        </LinkButton>
      </p>
    </ContentPage>
  )
}
