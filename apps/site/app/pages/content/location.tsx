import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { useSettings } from '../../core/client/use-settings.ts'
import { AreaMap } from '../../features/location/area-map.tsx'
import { loadArea } from '../../features/location/load-area.ts'
import { placeOf } from '@dvor/contract/site/places.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { NavigationLinks } from '../../features/location/navigation-links.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, area] = await Promise.all([loadBlocks(context, contentPages.location), loadArea(context)])
  return pageData(context, contentPages.location, { blocks, area })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['lokalita-hero'])

export default function LocationPage() {
  const words = useWords(contentTexts)
  const { head, blocks, area } = useLoaderData<typeof loader>()
  const settings = useSettings()
  const centre = settings && placeOf(settings)
  return (
    <ContentPage
      blocks={area && blocks}
      title={head.name}
      hero="lokalita-hero"
      sections={['lokalita-directions', 'lokalita-surroundings']}
    >
      {centre && (
        <section className="section-close page-width" aria-label={words.navigation}>
          <NavigationLinks place={centre} />
        </section>
      )}
      {area && (centre || area.destinations.length > 0) && (
        <section className="section page-width">
          <div className="section-head">
            <h2>{words.howFar}</h2>
          </div>
          <AreaMap area={area} centre={centre ?? null} />
        </section>
      )}
    </ContentPage>
  )
}
