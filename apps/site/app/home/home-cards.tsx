import { Picture } from '@dvor/ui/picture.tsx'
import { Link } from 'react-router'
import { PictureCard } from '../content/picture-card.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import { offerFacts } from '../offers/offer-dates.ts'
import type { HomeParts } from './load-home.ts'
import './home-cards.css'

/** What is on offer in these weeks, in the owner's order. */
export function HomeOffers({ offers }: Pick<HomeParts, 'offers'>) {
  if (!offers || offers.length === 0) return null
  return (
    <section className="section page-width">
      <div className="section-head">
        <h2>Práve teraz ponúkame</h2>
      </div>
      <ul className="card-grid">
        {offers.map((offer) => (
          <li key={offer.id}>
            <PictureCard
              to={`/sezonne-ponuky#${offer.slug}`}
              title={offer.title}
              file={offer.image}
              facts={offerFacts(offer)}
              text={offer.perex}
            />
          </li>
        ))}
      </ul>
      <Way to="/sezonne-ponuky">Všetky sezónne ponuky</Way>
    </section>
  )
}

/** The first things to do on the farm. */
export function HomeActivities({ farm }: Pick<HomeParts, 'farm'>) {
  if (!farm || farm.length === 0) return null
  return (
    <section className="section page-width">
      <div className="section-head">
        <h2>Čo si môžete vyskúšať</h2>
      </div>
      <ul className="card-grid">
        {farm.map(({ id, slug, title, perex, image }) => (
          <li key={id}>
            <PictureCard to={`/aktivity#${slug}`} title={title} file={image} text={perex} />
          </li>
        ))}
      </ul>
      <Way to="/aktivity">Všetky aktivity</Way>
    </section>
  )
}

/** A strip of pictures that leads into the gallery. */
export function HomeGallery({ strip }: Pick<HomeParts, 'strip'>) {
  if (!strip || strip.length === 0) return null
  return (
    <section className="section page-width" aria-labelledby="uvod-galeria">
      <div className="section-head">
        <h2 id="uvod-galeria">Ako to u nás vyzerá</h2>
      </div>
      <Link className="home-strip" to="/galeria" aria-label="Otvoriť galériu">
        {strip.map(({ id, file }) => (
          <Picture
            key={id}
            className="home-strip__picture"
            file={file}
            alt=""
            sizes="(width >= 64rem) 20rem, 47vw"
          />
        ))}
      </Link>
    </section>
  )
}

/** What the farm makes, and where else to go from here. */
export function HomeProducts({ products }: Pick<HomeParts, 'products'>) {
  if (!products || products.length === 0) return null
  return (
    <section className="section page-width">
      <div className="section-head">
        <h2>Z pece, koliby a komory</h2>
      </div>
      <ul className="card-grid">
        {products.map(({ id, title, perex, image }) => (
          <li key={id}>
            <PictureCard to="/nasa-produkcia" title={title} file={image} text={perex} />
          </li>
        ))}
      </ul>
      <p className="section-ways">
        <LinkButton to="/nasa-produkcia" variant="quiet">
          Celá naša produkcia
        </LinkButton>
        <LinkButton to="/blog" variant="quiet">
          Čítať blog
        </LinkButton>
        <LinkButton to="/saly" variant="quiet">
          Sály na oslavy
        </LinkButton>
      </p>
    </section>
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
