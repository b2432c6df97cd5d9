import { activities } from '@dvor/contract/collections/services/activities.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ActivityGrid } from '../../features/activities/activity-grid.tsx'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentWords } from '../../core/content/content-texts.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageNames } from '../../core/seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, items] = await Promise.all([
    loadBlocks(context, 'Výlety'),
    listAll((page) =>
      apiOf(context)
        .resource(activities)
        .list({ active: true, kind: 'trip', _sort: 'order:ASC', ...page }),
    ),
  ])
  return pageData({ blocks, items })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/vylety', loaderData?.blocks?.['vylety-hero'])

export default function TripsPage() {
  const words = useWords(contentWords)
  const title = useWords(pageNames['/vylety'])
  const { blocks, items } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={items && blocks} title={title} hero="vylety-hero" sections={[]}>
      {items && <ActivityGrid items={items} title={title} />}
      <p className="page-width section-ways">
        <LinkButton to="/lokalita" variant="quiet">
          {words.whereWeAre}
        </LinkButton>
      </p>
    </ContentPage>
  )
}
