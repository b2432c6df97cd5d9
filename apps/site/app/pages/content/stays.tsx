import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { staysWords } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { PageHero } from '../../core/content/page-hero.tsx'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { RatingsSection } from '../../features/ratings/ratings-section.tsx'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageMeta } from '../../core/seo/page-meta.ts'
import { GoodToKnow } from '../../features/stays/good-to-know.tsx'
import { BuildingSection } from '../../features/stays/building-section.tsx'
import { loadStays } from '../../features/stays/load-stays.ts'
import { staysAddress } from '../../features/stays/stays-address.ts'
import { useWords } from '../../core/language/use-language.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadStays(context, request.url)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const [building] = loaderData?.search.part ? (loaderData.buildings ?? []) : []
  if (!loaderData || !building)
    return contentMeta(matches, loaderData?.head, loaderData?.blocks?.['ubytovanie-hero'])
  return pageMeta(matches, {
    title: building.title,
    path: staysAddress.path(loaderData.search),
    description: building.short_description ?? building.title,
  })
}

export default function StaysPage() {
  const words = useWords(staysWords)
  const { blocks, search, buildings, ratings } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero block={blocks?.['ubytovanie-hero']} fallbackTitle={words.stays} />
      {(!blocks || !buildings || !ratings) && <LoadFailure />}
      {buildings?.length === 0 && (
        <div className="section page-width">
          <EmptyState title={words.noneTitle}>
            <p>{words.noneText}</p>
          </EmptyState>
        </div>
      )}
      {buildings?.map((building) => (
        <BuildingSection key={building.id} building={building} search={search} />
      ))}
      <RatingsSection ratings={ratings} most={2} />
      <GoodToKnow blocks={blocks} />
    </>
  )
}
