import { Reveal } from '@dvor/ui/reveal.tsx'
import { PageLinks } from '../../core/content/page-links.tsx'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { ShownHouse } from './load-stays.ts'
import { BuildingIntro } from './building-intro.tsx'
import { staysAddress } from './stays-address.ts'
import { staysWords } from './stays-texts.ts'
import { UnitGrid } from './unit-grid.tsx'

/** One house and its units. */
export function HouseSection({ house, search }: { house: ShownHouse; search: PagedSearch }) {
  const words = useWords(staysWords)
  const owners = useOwnersLanguage()
  return (
    <section className="section page-width" aria-labelledby={`dom-${house.slug}`}>
      <Reveal className="section-head section-head--split">
        <h2 id={`dom-${house.slug}`} {...owners}>
          {house.title}
        </h2>
        {house.short_description && (
          <p className="lead" {...owners}>
            {house.short_description}
          </p>
        )}
      </Reveal>
      {search.page === 1 && <BuildingIntro building={house} />}
      <UnitGrid units={house.units} lead />
      {search.part ? (
        <>
          <PageLinks
            address={staysAddress}
            search={search}
            more={house.more}
            label={words.otherPages}
            back={words.before}
            on={words.further}
          />
          <p className="section-ways">
            <LinkButton to="/ubytovanie" variant="quiet">
              {words.allHouses}
            </LinkButton>
          </p>
        </>
      ) : (
        house.more && (
          <p className="section-ways">
            <LinkButton to={staysAddress.path({ part: house.slug, page: 1 })} variant="quiet">
              {words.wholeHouse}
            </LinkButton>
          </p>
        )
      )}
    </section>
  )
}
