import { contentTexts } from '@dvor/texts/areas.ts'
import { PartLinks } from '../../core/content/page-links.tsx'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { galleryAddress } from './gallery-address.ts'
import type { ShownGallery } from './load-galleries.ts'
import { PictureGrid } from './picture-grid.tsx'

/** One gallery: its first pictures with a link to all of them, or a page of them. */
export function GallerySection({ gallery, search }: { gallery: ShownGallery; search: PagedSearch }) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  const { slug, title, description, pictures, more } = gallery
  return (
    <section id={slug} className="section page-width">
      <div className="section-head section-head--split">
        <h2 {...owners}>{title}</h2>
        {description && (
          <p className="lead" {...owners}>
            {description}
          </p>
        )}
      </div>
      <PictureGrid pictures={pictures} title={title} />
      <PartLinks
        address={galleryAddress}
        search={search}
        part={slug}
        more={more}
        words={{
          label: words.morePictures,
          back: words.picturesBefore,
          on: words.picturesOn,
          all: words.allGalleries,
          whole: words.wholeGallery,
        }}
      />
    </section>
  )
}
