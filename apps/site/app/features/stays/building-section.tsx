import { Reveal } from '@dvor/ui/reveal.tsx'
import { staysWords } from '@dvor/texts/areas.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { PartLinks } from '../../core/content/page-links.tsx'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { ShownBuilding } from './load-stays.ts'
import { BuildingIntro } from './building-intro.tsx'
import { staysAddress } from './stays-address.ts'
import { UnitGrid } from './unit-grid.tsx'
import { WholeOffers } from './wholes/whole-offers.tsx'

/** One building and its units. */
export function BuildingSection({ building, search }: { building: ShownBuilding; search: PagedSearch }) {
  const words = useWords(staysWords)
  return (
    <section className="section page-width" aria-labelledby={`dom-${building.slug}`}>
      <Reveal className="section-head section-head--split">
        <h2 id={`dom-${building.slug}`}>
          <OwnersText>{building.title}</OwnersText>
        </h2>
        {building.short_description && (
          <p className="lead">
            <OwnersText>{building.short_description}</OwnersText>
          </p>
        )}
      </Reveal>
      {search.page === 1 && <BuildingIntro building={building} />}
      <WholeOffers units={building.units.filter(({ let_as }) => let_as !== 'unit')} />
      <UnitGrid units={building.units.filter(({ let_as }) => let_as === 'unit')} lead />
      <PartLinks
        address={staysAddress}
        search={search}
        part={building.slug}
        more={building.more}
        words={{
          label: words.otherPages,
          back: words.before,
          on: words.further,
          all: words.allBuildings,
          whole: words.wholeBuilding,
        }}
      />
    </section>
  )
}
