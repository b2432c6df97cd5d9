import { contentTexts } from '@dvor/texts/areas.ts'
import { PageLinks } from '../../core/content/page-links.tsx'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
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
      {search.part ? (
        <>
          <PageLinks
            address={galleryAddress}
            search={search}
            more={more}
            label={words.morePictures}
            back={words.picturesBefore}
            on={words.picturesOn}
          />
          <p className="section-ways">
            <LinkButton to="/galeria" variant="quiet">
              {words.allGalleries}
            </LinkButton>
          </p>
        </>
      ) : (
        more && (
          <p className="section-ways">
            <LinkButton to={galleryAddress.path({ part: slug, page: 1 })} variant="quiet">
              {words.wholeGallery}
            </LinkButton>
          </p>
        )
      )}
    </section>
  )
}
