import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { contentMeta } from '../../core/content/content-meta.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { PageLinks } from '../../core/content/page-links.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { pageMeta } from '../../core/seo/page-meta.ts'
import { galleryAddress } from '../../features/galleries/gallery-address.ts'
import { GallerySection } from '../../features/galleries/gallery-section.tsx'
import { loadGalleryPage } from '../../features/galleries/load-galleries.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadGalleryPage(context, request.url)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head, search, shown, blocks } = loaderData
  if (!search.part && search.page === 1) return contentMeta(matches, head, blocks?.['galeria-hero'])
  const gallery = search.part ? shown?.[0] : undefined
  return pageMeta(matches, {
    ...head,
    title: gallery?.title ?? head.name,
    path: galleryAddress.path(search),
    description: gallery?.description ?? head.description ?? '',
  })
}

export default function GalleryPage() {
  const words = useWords(contentTexts)
  const { head, blocks, search, shown, more } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={shown && blocks} title={head.name} hero="galeria-hero" sections={[]}>
      {shown?.length === 0 && search.page === 1 && !more && (
        <div className="section page-width">
          <EmptyState title={words.noPictures} />
        </div>
      )}
      {shown?.map((gallery) => (
        <GallerySection key={gallery.id} gallery={gallery} search={search} />
      ))}
      {!search.part && (
        <div className="page-width">
          <PageLinks
            address={galleryAddress}
            search={search}
            more={more}
            label={words.moreGalleries}
            back={words.galleriesBefore}
            on={words.galleriesOn}
          />
        </div>
      )}
    </ContentPage>
  )
}
