import { OwnersText } from '../../core/language/owners-text.tsx'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { PackageCard } from '../../features/offers/package-card.tsx'
import { loadOffers, type OfferSummary } from '../../features/offers/load-offers.ts'
import { offerFacts } from '../../features/offers/offer-dates.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { describe } from '../../core/seo/describe.ts'
import { offerThing } from '../../features/offers/offer-things.ts'
import { visitContext } from '../../core/client/visit.ts'
import classes from './offers.module.css'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, offers] = await Promise.all([loadBlocks(context, contentPages.offers), loadOffers(context)])
  const { publicUrl } = context.get(visitContext)
  describe(context, { things: offers?.map((offer) => offerThing(offer, publicUrl)) })
  return pageData(context, contentPages.offers, { blocks, offers })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['ponuky-hero'])

export default function OffersPage() {
  const words = useWords(contentTexts)
  const { head, blocks, offers } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={offers && blocks} title={head.name} hero="ponuky-hero" sections={[]}>
      <div className="section page-width">
        {offers?.length === 0 && (
          <EmptyState title={words.noOffers}>
            <p>
              <LinkButton to="/ubytovanie" variant="quiet">
                {words.seeRooms}
              </LinkButton>
            </p>
          </EmptyState>
        )}
        {offers?.map((offer, index) => (
          <Offer key={offer.id} offer={offer} first={index === 0} />
        ))}
      </div>
    </ContentPage>
  )
}

function Offer({ offer, first }: { offer: OfferSummary; first: boolean }) {
  const words = useWords(contentTexts)
  const language = useLanguage()
  return (
    <article className={classes.seasonalOffer} id={offer.slug}>
      {offer.image && (
        <OwnersPicture
          className={classes.picture}
          file={offer.image}
          sizes="(width >= 90rem) 46rem, (width >= 48rem) 52vw, 94vw"
          eager={first}
        />
      )}
      <div className={classes.text}>
        <p className={classes.facts}>{offerFacts({ ...offer, packages: [] }, language)}</p>
        <h2>
          <OwnersText>{offer.title}</OwnersText>
        </h2>
        {offer.perex && (
          <p className="lead">
            <OwnersText>{offer.perex}</OwnersText>
          </p>
        )}
        <RichText html={offer.description} language={offer.text_languages?.['description']} />
        {offer.packages.map((sold) => (
          <PackageCard key={sold.id} sold={sold} isNamed={sold.title !== offer.title} />
        ))}
        {offer.packages.length === 0 && (
          <LinkButton to={offer.bookPath}>
            <span>
              {words.book}
              <span className="visually-hidden">: {offer.title}</span>
            </span>
          </LinkButton>
        )}
      </div>
    </article>
  )
}
