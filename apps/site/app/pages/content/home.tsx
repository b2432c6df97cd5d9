import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { HomeAbout, HomeCall, HomeFarm, HomeLocation, HomeUnits } from '../../features/home/home-sections.tsx'
import { HomeActivities, HomeGallery, HomeOffers, HomeProducts } from '../../features/home/home-cards.tsx'
import { HomeHero } from '../../features/home/home-hero.tsx'
import { loadHomeParts } from '../../features/home/load-home.ts'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { loadRatings } from '../../features/ratings/load-ratings.ts'
import { RatingsSection } from '../../features/ratings/ratings-section.tsx'
import { contentMeta } from '../../core/content/content-meta.ts'
import { loadUnits } from '../../features/stays/load-units.ts'
import { visitContext } from '../../core/client/visit.ts'

/** Number of units on the home page; /ubytovanie shows all. */
const unitCount = 8

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, units, ratings, parts] = await Promise.all([
    loadBlocks(context, contentPages.home),
    loadUnits(context, unitCount + 1),
    loadRatings(context),
    loadHomeParts(context),
  ])
  return pageData(context, contentPages.home, {
    blocks,
    units,
    ratings,
    ...parts,
    today: todayIn(context.get(visitContext).now),
  })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['uvod-hero'])

export default function HomePage() {
  const { blocks, units, ratings, today, offers, toDo, strip, products } = useLoaderData<typeof loader>()
  const complete = [blocks, units, ratings, offers, toDo, strip, products].every((part) => part !== null)
  return (
    <>
      <HomeHero block={blocks?.['uvod-hero']} today={today} />
      {!complete && <LoadFailure />}
      <HomeAbout block={blocks?.['uvod-about']} />
      {units && units.length > 0 && (
        <HomeUnits
          block={blocks?.['uvod-units']}
          units={units.slice(0, unitCount)}
          more={units.length > unitCount}
        />
      )}
      <HomeOffers block={blocks?.['uvod-offers']} offers={offers} />
      <HomeFarm block={blocks?.['uvod-farm']} />
      <HomeActivities block={blocks?.['uvod-activities']} toDo={toDo} />
      <HomeGallery block={blocks?.['uvod-gallery']} strip={strip} />
      <HomeProducts block={blocks?.['uvod-products']} products={products} />
      <RatingsSection ratings={ratings} block={blocks?.['uvod-ratings']} />
      <HomeLocation block={blocks?.['uvod-location']} />
      <HomeCall block={blocks?.['uvod-booking']} />
    </>
  )
}
