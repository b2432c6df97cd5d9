import { todayIn } from '@dvor/format/instants.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { HomeAbout, HomeCall, HomeFarm, HomeLocation, HomeUnits } from '../home/home-sections.tsx'
import { HomeHero } from '../home/home-hero.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { loadRatings } from '../ratings/load-ratings.ts'
import { RatingsSection } from '../ratings/ratings-section.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { plainText } from '../seo/plain-text.ts'
import { loadUnits } from '../stays/load-units.ts'
import { visitContext } from '../visit.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, units, ratings] = await Promise.all([
    loadBlocks(context, 'Úvod'),
    loadUnits(context),
    loadRatings(context),
  ])
  return pageData({ blocks, units, ratings, today: todayIn(context.get(visitContext).now) })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const hero = loaderData?.blocks?.['uvod-hero']
  return pageMeta(matches, {
    title: hero?.title ?? 'Úvod',
    path: '/',
    description: plainText(hero?.content),
    image: hero?.image?.formats.find((format) => format.width >= 1200)?.jpeg,
  })
}

export default function HomePage() {
  const { blocks, units, ratings, today } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero block={blocks?.['uvod-hero']} today={today} />
      {(blocks === null || units === null || ratings === null) && <LoadFailure />}
      <HomeAbout block={blocks?.['uvod-about']} />
      {units && units.length > 0 && <HomeUnits block={blocks?.['uvod-units']} units={units} />}
      <HomeFarm block={blocks?.['uvod-farm']} />
      <RatingsSection ratings={ratings} />
      <HomeLocation block={blocks?.['uvod-location']} />
      <HomeCall block={blocks?.['uvod-booking']} />
    </>
  )
}
