import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { galleryAddress } from './gallery-address.ts'
import { galleryPictures } from './gallery-pictures.ts'
import type { GalleryPicture } from './picture-grid.tsx'

type Context = Readonly<RouterContextProvider>
type Gallery = ListItem<typeof galleries>

/** One gallery as the page shows it. */
export interface ShownGallery extends Pick<Gallery, 'id' | 'slug' | 'title' | 'description'> {
  pictures: GalleryPicture[]
  /** Others of its pictures stand on a further page. */
  more: boolean
}

/** Galleries on a page; pictures of each beside others; pictures on a page of its own. */
const galleriesAtOnce = 8
const shownBeside = 12
const pageSize = 60

/** Galleries with their first pictures, or one of them by pages. Throws a 404 for a gallery or a page that there is not. */
export async function loadGalleryPage(context: Context, url: string) {
  const search = galleryAddress.read(new URL(url).searchParams)
  if (!search) throw data(null, { status: 404 })
  const [blocks, rows] = await Promise.all([
    loadBlocks(context, contentPages.gallery),
    listGalleries(context, search),
  ])
  if (rows?.length === 0 && (search.part || search.page > 1)) throw data(null, { status: 404 })
  const pageGalleries = rows && (await showGalleries(context, rows.slice(0, galleriesAtOnce), search))
  if (pageGalleries?.length === 0 && search.part) throw data(null, { status: 404 })
  return pageData(context, contentPages.gallery, {
    blocks,
    search,
    shown: pageGalleries,
    more: !search.part && (rows?.length ?? 0) > galleriesAtOnce,
  })
}

/** One more than a page holds, to know whether another follows. */
function listGalleries(context: Context, { part, page }: PagedSearch): Promise<Gallery[] | null> {
  const api = apiOf(context).resource(galleries)
  if (part) return api.list({ slug: part, active: true })
  const _start = (page - 1) * galleriesAtOnce
  return api.list({ active: true, _sort: 'order:ASC', _start, _limit: galleriesAtOnce + 1 })
}

/** The galleries that have pictures on this page; null when a part of them cannot be read. */
async function showGalleries(
  context: Context,
  rows: readonly Gallery[],
  { part, page }: PagedSearch,
): Promise<ShownGallery[] | null> {
  const size = part ? pageSize : shownBeside
  const _start = part ? (page - 1) * size : 0
  const images = await Promise.all(
    rows.map(({ id }) =>
      apiOf(context)
        .resource(galleryImages)
        .list({ gallery: id, active: true, _sort: 'order:ASC', _start, _limit: size + 1 }),
    ),
  )
  if (!images.every((list) => list !== null)) return null
  return rows.flatMap(({ id, slug, title, description }, index) => {
    const imagesOfGallery = images[index] ?? []
    const pictures = galleryPictures(imagesOfGallery.slice(0, size))
    return pictures.length > 0
      ? [{ id, slug, title, description, pictures, more: imagesOfGallery.length > size }]
      : []
  })
}
