import type { ListItem } from '@dvor/contract/collection.ts'
import { accommodationObjects } from '@dvor/contract/collections/accommodation-objects.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { Reveal } from '@dvor/ui/reveal.tsx'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiOf } from '../api.ts'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { PageHero } from '../content/page-hero.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { loadRatings } from '../ratings/load-ratings.ts'
import { RatingsSection } from '../ratings/ratings-section.tsx'
import { contentMeta } from '../seo/content-meta.ts'
import { GoodToKnow } from '../stays/good-to-know.tsx'
import { loadUnits, type UnitSummary } from '../stays/load-units.ts'
import { UnitGrid } from '../stays/unit-grid.tsx'
import { useOwnersLanguage, useWords } from '../language/use-language.ts'
import { staysWords } from '../stays/stays-texts.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, objects, units, ratings] = await Promise.all([
    loadBlocks(context, 'Ubytovanie'),
    apiOf(context).resource(accommodationObjects).list({ active: true, _sort: 'order:ASC' }),
    loadUnits(context),
    loadRatings(context),
  ])
  return pageData({ blocks, objects, units, ratings })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/ubytovanie', loaderData?.blocks?.['ubytovanie-hero'])

export default function StaysPage() {
  const words = useWords(staysWords)
  const { blocks, objects, units, ratings } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero block={blocks?.['ubytovanie-hero']} fallbackTitle={words.stays} />
      {(!blocks || !objects || !units || !ratings) && <LoadFailure />}
      {units?.length === 0 && (
        <div className="section page-width">
          <EmptyState title={words.noneTitle}>
            <p>{words.noneText}</p>
          </EmptyState>
        </div>
      )}
      {objects?.map((object) => (
        <House key={object.id} object={object} units={(units ?? []).filter(livesIn(object.id))} />
      ))}
      <RatingsSection ratings={ratings} most={2} />
      <GoodToKnow blocks={blocks} />
    </>
  )
}

const livesIn = (objectId: string) => (unit: UnitSummary) => unit.objectId === objectId

interface HouseProps {
  object: ListItem<typeof accommodationObjects>
  units: readonly UnitSummary[]
}

/** One house and what can be taken in it; a house without a free-standing offer is not shown. */
function House({ object, units }: HouseProps) {
  const owners = useOwnersLanguage()
  if (units.length === 0) return null
  return (
    <section className="section page-width" aria-labelledby={`dom-${object.slug}`}>
      <Reveal className="section-head section-head--split">
        <h2 id={`dom-${object.slug}`} {...owners}>
          {object.title}
        </h2>
        {object.short_description && (
          <p className="lead" {...owners}>
            {object.short_description}
          </p>
        )}
      </Reveal>
      <UnitGrid units={units} lead={units.length % 3 === 2} />
    </section>
  )
}
