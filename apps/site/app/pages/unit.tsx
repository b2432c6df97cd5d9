import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { UnitCalendar } from '../calendar/unit-calendar.tsx'
import { PictureGrid } from '../galleries/picture-grid.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { plainText } from '../seo/plain-text.ts'
import { GoodToKnow } from '../stays/good-to-know.tsx'
import { loadUnitPage } from '../stays/load-unit-page.ts'
import { SeasonTable } from '../stays/season-table.tsx'
import { UnitGrid } from '../stays/unit-grid.tsx'
import { UnitIntro } from '../stays/unit-intro.tsx'
import { useWords } from '../language/use-language.ts'
import { staysWords } from '../stays/stays-texts.ts'
import { unitDescription } from '../seo/english-heads.ts'
import { pageNames } from '../seo/page-names.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadUnitPage(context, params.slug ?? '')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const unit = loaderData?.unit
  return pageMeta(matches, {
    title: unit?.title ?? pageNames['/ubytovanie'],
    path: `/ubytovanie/${unit?.slug ?? ''}`,
    description: {
      // Of a unit that the owner has only just made there is nothing but its name.
      sk:
        unit?.short_description ||
        plainText(unit?.description) ||
        `${unit?.title ?? ''}: fotky, vybavenie a voľné termíny s cenou každej noci.`,
      en: unitDescription(unit?.title ?? ''),
    },
    image: unit?.image,
  })
}

export default function UnitPage() {
  const words = useWords(staysWords)
  const { unit, amenities, pictures, seasons, others, blocks, today, priceFrom, nextFree } =
    useLoaderData<typeof loader>()
  if (!unit) return <LoadFailure />
  return (
    <>
      <UnitIntro
        unit={unit}
        amenities={amenities ?? []}
        priceFrom={priceFrom?.cents ?? null}
        nextFree={nextFree?.day ?? null}
      >
        {pictures && pictures.length > 0 && (
          <PictureGrid pictures={pictures} title={unit.title} look="mosaic" />
        )}
      </UnitIntro>
      <section className="section page-width" data-screen-only id="terminy">
        <div className="section-head">
          <h2>{words.freeDates}</h2>
        </div>
        <UnitCalendar unitId={unit.id} unitSlug={unit.slug} today={today} />
      </section>
      {seasons && <SeasonTable unit={unit} seasons={seasons} today={today} />}
      <GoodToKnow blocks={blocks} />
      {others && (
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
