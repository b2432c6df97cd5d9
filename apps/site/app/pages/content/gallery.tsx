import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { galleryPictures } from '../../features/galleries/gallery-pictures.ts'
import { PictureGrid } from '../../features/galleries/picture-grid.tsx'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { contentWords } from '../../core/content/content-texts.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

type Context = LoaderFunctionArgs['context']

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, shown] = await Promise.all([
    loadBlocks(context, contentPages.gallery),
    loadGalleries(context),
  ])
  return pageData(context, contentPages.gallery, { blocks, shown })
}

/** Active galleries that have pictures, in their order; null when a part of them cannot be read. */
async function loadGalleries(context: Context) {
  const api = apiOf(context)
  const rows = await listAll((page) =>
    api.resource(galleries).list({ active: true, _sort: 'order:ASC', ...page }),
  )
  if (!rows) return null
  const images = await Promise.all(
    rows.map(({ id }) =>
      listAll((page) =>
        api.resource(galleryImages).list({ gallery: id, active: true, _sort: 'order:ASC', ...page }),
      ),
    ),
  )
  if (!images.every((list) => list !== null)) return null
  return rows
    .map(({ id, slug, title, description }, index) => ({
      id,
      slug,
      title,
      description,
      pictures: galleryPictures(images[index] ?? []),
    }))
    .filter(({ pictures }) => pictures.length > 0)
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['galeria-hero'])

export default function GalleryPage() {
  const words = useWords(contentWords)
  const owners = useOwnersLanguage()
  const { head, blocks, shown } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={shown && blocks} title={head.name} hero="galeria-hero" sections={[]}>
      {shown?.length === 0 && (
        <div className="section page-width">
          <EmptyState title={words.noPictures} />
        </div>
      )}
      {shown?.map(({ id, slug, title, description, pictures }) => (
        <section key={id} id={slug} className="section page-width">
          <div className="section-head section-head--split">
            <h2 {...owners}>{title}</h2>
            {description && (
              <p className="lead" {...owners}>
                {description}
              </p>
            )}
          </div>
          <PictureGrid pictures={pictures} title={title} />
        </section>
      ))}
    </ContentPage>
  )
}
