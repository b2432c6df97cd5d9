import { Reveal } from '@dvor/ui/reveal.tsx'
import { OwnersPicture } from '../content/owners-picture.tsx'
import type { TextBlock } from '../content/load-page.ts'
import { RichText } from '../content/rich-text.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import type { UnitSummary } from '../stays/load-units.ts'
import { UnitGrid } from '../stays/unit-grid.tsx'
import { useOwnersLanguage, useWords } from '../language/use-language.ts'
import { homeWords } from './home-texts.ts'
import './home-sections.css'

interface BlockProps {
  block: TextBlock | undefined
}

/** Who lives here: the picture stands in an arch like the yard's gate. */
export function HomeAbout({ block }: BlockProps) {
  const words = useWords(homeWords)
  const owners = useOwnersLanguage()
  if (!block) return null
  return (
    <section className="section page-width">
      <Reveal className="home-about">
        {block.image && (
          <OwnersPicture
            className="home-about__arch"
            file={block.image}
            sizes="(width >= 64rem) 30rem, 80vw"
          />
        )}
        <div className="home-about__text">
          <h2 {...owners}>{block.title}</h2>
          <RichText html={block.content} />
          <p>
            <LinkButton to="/o-nas" variant="quiet">
              {words.about}
            </LinkButton>
          </p>
        </div>
      </Reveal>
    </section>
  )
}

interface HomeUnitsProps extends BlockProps {
  units: readonly UnitSummary[]
  /** The house has others beside these. */
  more: boolean
}

export function HomeUnits({ block, units, more }: HomeUnitsProps) {
  const words = useWords(homeWords)
  const owners = useOwnersLanguage()
  return (
    <section className="section page-width">
      <div className="section-head section-head--split">
        <h2 {...(block && owners)}>{block?.title ?? words.units}</h2>
        <RichText html={block?.content} className="lead" />
      </div>
      <UnitGrid units={units} lead shelf />
      {more && (
        <p className="section-ways">
          <LinkButton to="/ubytovanie" variant="quiet">
            {words.allUnits}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

export function HomeFarm({ block }: BlockProps) {
  const words = useWords(homeWords)
  const owners = useOwnersLanguage()
  if (!block) return null
  return (
    <section className="section home-farm">
      <div className="page-width">
        <Reveal className="home-farm__inner">
          <div className="home-farm__text">
            <h2 {...owners}>{block.title}</h2>
            <RichText html={block.content} />
            <p className="home-ways">
              <LinkButton to="/aktivity">{words.toDo}</LinkButton>
              <LinkButton to="/nasa-produkcia" variant="quiet">
                {words.weMake}
              </LinkButton>
            </p>
          </div>
          {block.image && (
            <OwnersPicture
              className="home-farm__picture"
              file={block.image}
              sizes="(width >= 64rem) 44rem, 94vw"
            />
          )}
        </Reveal>
      </div>
    </section>
  )
}

export function HomeLocation({ block }: BlockProps) {
  const words = useWords(homeWords)
  const owners = useOwnersLanguage()
  if (!block) return null
  return (
    <section className="section page-width">
      {block.image && (
        <OwnersPicture
          className="home-location__picture"
          file={block.image}
          sizes="(width >= 90rem) 82rem, 94vw"
        />
      )}
      <Reveal className="home-location">
        <h2 {...owners}>{block.title}</h2>
        <div className="home-location__text">
          <RichText html={block.content} />
          <p className="home-ways">
            <LinkButton to="/lokalita" variant="quiet">
              {words.way}
            </LinkButton>
            <LinkButton to="/vylety" variant="quiet">
              {words.trips}
            </LinkButton>
          </p>
        </div>
      </Reveal>
    </section>
  )
}

export function HomeCall({ block }: BlockProps) {
  const words = useWords(homeWords)
  const owners = useOwnersLanguage()
  if (!block) return null
  return (
    <section className="section page-width">
      <div className="home-call">
        <h2 {...owners}>{block.title}</h2>
        <RichText html={block.content} className="lead" />
        <LinkButton to="/rezervacia" size="large">
          {words.book}
        </LinkButton>
      </div>
    </section>
  )
}
