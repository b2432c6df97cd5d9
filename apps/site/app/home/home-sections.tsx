import { Picture } from '@dvor/ui/picture.tsx'
import { Reveal } from '@dvor/ui/reveal.tsx'
import type { TextBlock } from '../content/load-page.ts'
import { RichText } from '../content/rich-text.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import type { UnitSummary } from '../stays/load-units.ts'
import { UnitGrid } from '../stays/unit-grid.tsx'
import './home-sections.css'

interface BlockProps {
  block: TextBlock | undefined
}

/** Who lives here: the picture stands in an arch like the yard's gate. */
export function HomeAbout({ block }: BlockProps) {
  if (!block) return null
  return (
    <section className="section page-width">
      <Reveal className="home-about">
        {block.image && (
          <Picture className="home-about__arch" file={block.image} sizes="(width >= 64rem) 30rem, 80vw" />
        )}
        <div className="home-about__text">
          <h2>{block.title}</h2>
          <RichText html={block.content} />
          <p>
            <LinkButton to="/o-nas" variant="quiet">
              Viac o nás
            </LinkButton>
          </p>
        </div>
      </Reveal>
    </section>
  )
}

export function HomeUnits({ block, units }: BlockProps & { units: readonly UnitSummary[] }) {
  return (
    <section className="section page-width">
      <div className="section-head section-head--split">
        <h2>{block?.title ?? 'Ubytovanie'}</h2>
        <RichText html={block?.content} className="lead" />
      </div>
      <UnitGrid units={units} lead shelf />
    </section>
  )
}

export function HomeFarm({ block }: BlockProps) {
  if (!block) return null
  return (
    <section className="section home-farm">
      <div className="page-width">
        <Reveal className="home-farm__inner">
          <div className="home-farm__text">
            <h2>{block.title}</h2>
            <RichText html={block.content} />
            <p className="home-ways">
              <LinkButton to="/aktivity">Čo sa dá robiť</LinkButton>
              <LinkButton to="/nasa-produkcia" variant="quiet">
                Čo vyrábame
              </LinkButton>
            </p>
          </div>
          {block.image && (
            <Picture className="home-farm__picture" file={block.image} sizes="(width >= 64rem) 44rem, 94vw" />
          )}
        </Reveal>
      </div>
    </section>
  )
}

export function HomeLocation({ block }: BlockProps) {
  if (!block) return null
  return (
    <section className="section page-width">
      {block.image && (
        <Picture className="home-location__picture" file={block.image} sizes="(width >= 90rem) 82rem, 94vw" />
      )}
      <Reveal className="home-location">
        <h2>{block.title}</h2>
        <div className="home-location__text">
          <RichText html={block.content} />
          <p className="home-ways">
            <LinkButton to="/lokalita" variant="quiet">
              Ako k nám
            </LinkButton>
            <LinkButton to="/vylety" variant="quiet">
              Kam na výlet
            </LinkButton>
          </p>
        </div>
      </Reveal>
    </section>
  )
}

export function HomeCall({ block }: BlockProps) {
  if (!block) return null
  return (
    <section className="section page-width">
      <div className="home-call">
        <h2>{block.title}</h2>
        <RichText html={block.content} className="lead" />
        <LinkButton to="/rezervacia" size="large">
          Rezervovať pobyt
        </LinkButton>
      </div>
    </section>
  )
}
