import { homeWords } from '@dvor/texts/areas.ts'
import { PageLink } from '../../core/links/page-link.tsx'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import type { TextBlock } from '../../core/content/load-page.ts'
import { PictureCard } from '../../core/content/picture-card.tsx'
import { BlockText } from '../../core/content/block-text.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { offerFacts } from '../offers/offer-dates.ts'
import type { HomeParts } from './load-home.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import pictureCardClasses from '../../core/content/picture-card.module.css'
import scrollRowClasses from '../stays/scroll-row.module.css'
import classes from './home-cards.module.css'

interface Head {
  /** Words above the cards; the owner may have emptied them. */
  block: TextBlock | undefined
}

/** Current seasonal offers in the owner's order. */
export function HomeOffers({ block, offers }: Head & Pick<HomeParts, 'offers'>) {
  const words = useWords(homeWords)
  const language = useLanguage()
  if (!offers || offers.length === 0) return null
  return (
    <section className="section page-width">
      <SectionHead block={block} fallback={words.offers} />
      <ul className={`${pictureCardClasses.cardGrid} ${pictureCardClasses.cardGridRows}`}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <PictureCard
              to={`/sezonne-ponuky#${offer.slug}`}
              title={offer.title}
              file={offer.image}
              facts={offerFacts(offer, language)}
              text={offer.perex}
            />
          </li>
        ))}
      </ul>
      <Way to="/sezonne-ponuky">{words.allOffers}</Way>
    </section>
  )
}

/** The first activities. */
export function HomeActivities({ block, toDo }: Head & Pick<HomeParts, 'toDo'>) {
  const words = useWords(homeWords)
  if (!toDo || toDo.length === 0) return null
  return (
    <section className="section page-width">
      <SectionHead block={block} fallback={words.activities} />
      <ul className={`${pictureCardClasses.cardGrid} ${scrollRowClasses.scrollRow}`}>
        {toDo.map(({ id, slug, title, perex, image }) => (
          <li key={id}>
            <PictureCard to={`/aktivity#${slug}`} title={title} file={image} text={perex} />
          </li>
        ))}
      </ul>
      <Way to="/aktivity">{words.allActivities}</Way>
    </section>
  )
}

/** A strip of pictures that links to the gallery. */
export function HomeGallery({ block, strip }: Head & Pick<HomeParts, 'strip'>) {
  const words = useWords(homeWords)
  if (!strip || strip.length === 0) return null
  return (
    <section className="section page-width">
      <SectionHead block={block} fallback={words.gallery} />
      <PageLink className={classes.homeStrip} to="/galeria" aria-label={words.openGallery}>
        {strip.map(({ id, file }) => (
          <OwnersPicture
            key={id}
            className={classes.picture}
            file={file}
            alt=""
            sizes="(width >= 64rem) 20rem, 47vw"
          />
        ))}
      </PageLink>
    </section>
  )
}

/** Products of the property, and links to other pages. */
export function HomeProducts({ block, products }: Head & Pick<HomeParts, 'products'>) {
  const words = useWords(homeWords)
  if (!products || products.length === 0) return null
  return (
    <section className="section page-width">
      <SectionHead block={block} fallback={words.products} />
      <ul className={`${pictureCardClasses.cardGrid} ${pictureCardClasses.cardGridRows}`}>
        {products.map(({ id, title, perex, image }) => (
          <li key={id}>
            <PictureCard to="/nasa-produkcia" title={title} file={image} text={perex} />
          </li>
        ))}
      </ul>
      <p className="section-ways">
        <LinkButton to="/nasa-produkcia" variant="quiet">
          {words.allProducts}
        </LinkButton>
        <LinkButton to="/blog" variant="quiet">
          {words.blog}
        </LinkButton>
        <LinkButton to="/saly" variant="quiet">
          {words.halls}
        </LinkButton>
      </p>
    </section>
  )
}

function SectionHead({ block, fallback }: Head & { fallback: string }) {
  return (
    <div className="section-head">
      <h2 lang={block?.lang}>{block?.title ?? fallback}</h2>
      <BlockText block={block} className="lead" />
    </div>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <p className="section-ways">
      <LinkButton to={to} variant="quiet">
        {children}
      </LinkButton>
    </p>
  )
}
