import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { activities } from '@dvor/contract/collections/services/activities.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ActivityGrid } from '../../features/activities/activity-grid.tsx'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { activityThing } from '../../features/activities/activity-thing.ts'
import { describe } from '../../core/seo/describe.ts'
import { visitContext } from '../../core/client/visit.ts'

const kinds = ['farm', 'service']

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, items] = await Promise.all([
    loadBlocks(context, contentPages.activities),
    listAll((page) =>
      apiOf(context)
        .resource(activities)
        .list({ active: true, kind_in: kinds, _sort: 'order:ASC', ...page }),
    ),
  ])
  const { publicUrl } = context.get(visitContext)
  describe(context, { things: items?.map((item) => activityThing(item, publicUrl)) })
  return pageData(context, contentPages.activities, { blocks, items })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['aktivity-hero'])

export default function ActivitiesPage() {
  const words = useWords(contentTexts)
  const { head, blocks, items } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={items && blocks}
      title={head.name}
      hero="aktivity-hero"
      sections={['aktivity-booking']}
    >
      {items && <ActivityGrid items={items} title={head.name} />}
      <p className="page-width section-ways">
        <LinkButton to="/cennik" variant="quiet">
          {words.activityPrices}
        </LinkButton>
      </p>
    </ContentPage>
  )
}
