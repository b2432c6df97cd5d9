import { staysWords, unitDescription } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { limitsOf } from '../../features/calendar/party/party.ts'
import { UnitCalendar } from '../../features/calendar/unit-calendar.tsx'
import { PictureGrid } from '../../features/galleries/picture-grid.tsx'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { plainText } from '../../core/seo/plain-text.ts'
import { BuildingIntro } from '../../features/stays/building-intro.tsx'
import { GoodToKnow } from '../../features/stays/good-to-know.tsx'
import { loadUnitPage } from '../../features/stays/load-unit-page.ts'
import { SeasonTable } from '../../features/stays/prices/season-table.tsx'
import { UnitGrid } from '../../features/stays/unit-grid.tsx'
import { UnitIntro } from '../../features/stays/unit-intro.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { homeLanguage } from '@dvor/format/languages.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadUnitPage(context, params.slug ?? '')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head, unit } = loaderData
  const language = languageOf(matches)
  const about = unitDescription[language](unit?.title ?? '')
  const isOwners = language === homeLanguage
  return pageMeta(matches, {
    title: unit?.title ?? head.name,
    path: `/ubytovanie/${unit?.slug ?? ''}`,
    description: isOwners
      ? // A new unit may have nothing but a name.
        unit?.short_description || plainText(unit?.description) || about
      : about,
    image: unit?.image,
  })
}

export default function UnitPage() {
  const words = useWords(staysWords)
  const { unit, building, amenities, pictures, seasons, others, rooms, blocks, today, priceFrom, nextFree } =
    useLoaderData<typeof loader>()
  if (!unit) return <LoadFailure />
  return (
    <>
      <UnitIntro
        unit={unit}
        amenities={amenities ?? []}
        priceFrom={priceFrom?.of ?? null}
        nextFree={nextFree?.day ?? null}
        pictures={
          pictures &&
          pictures.length > 0 && <PictureGrid pictures={pictures} title={unit.title} look="mosaic" />
        }
      >
        <section data-screen-only id="terminy">
          <div className="section-head">
            <h2>{words.freeDates}</h2>
          </div>
          <UnitCalendar unit={unit} most={limitsOf(unit.capacity + unit.extra_beds)} today={today} />
        </section>
      </UnitIntro>
      {building && (
        <section className="section page-width" data-testid="building">
          <BuildingIntro building={building} title={building.title} />
        </section>
      )}
      {seasons && <SeasonTable unit={unit} seasons={seasons} today={today} />}
      <GoodToKnow blocks={blocks} />
      {rooms && rooms.length > 0 && (
        <section className="section page-width" data-testid="rooms-of-whole">
          <div className="section-head">
            <h2>{words.roomsOfWhole}</h2>
          </div>
          <UnitGrid units={rooms} />
        </section>
      )}
      {others && others.length > 0 && (
        <section className="section page-width" data-screen-only>
          <div className="section-head">
            <h2>{words.others}</h2>
          </div>
          <UnitGrid units={others} />
        </section>
      )}
    </>
  )
}
