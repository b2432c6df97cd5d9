import { Reveal } from '@dvor/ui/reveal.tsx'
import { coverWidth } from '@dvor/ui/picture/picture.tsx'
import { homeWords } from '@dvor/texts/areas.ts'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import type { TextBlock } from '../../core/content/load-page.ts'
import { BlockText } from '../../core/content/block-text.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { UnitSummary } from '../stays/load-units.ts'
import { UnitGrid } from '../stays/unit-grid.tsx'
import { useWords } from '../../core/language/use-language.ts'
import classes from './home-sections.module.css'

interface BlockProps {
  block: TextBlock | undefined
}

/** Introduction of the owners; the picture has the shape of the yard's gate. */
export function HomeAbout({ block }: BlockProps) {
  const words = useWords(homeWords)
  if (!block) return null
  return (
    <section className="section page-width">
      <Reveal className={classes.homeAbout}>
        {block.image && (
          <OwnersPicture
            className={classes.homeAboutArch}
            file={block.image}
            sizes={`(width >= 32rem) ${coverWidth(block.image, 30, 1)}rem, ${coverWidth(block.image, 94, 1)}vw`}
          />
        )}
        <div className={classes.homeAboutText}>
          <h2 lang={block.lang}>{block.title}</h2>
          <BlockText block={block} />
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
  /** Whether the property has more units than these. */
  more: boolean
}

export function HomeUnits({ block, units, more }: HomeUnitsProps) {
  const words = useWords(homeWords)
  return (
    <section className="section page-width">
      <div className="section-head section-head--split">
        <h2 lang={block?.lang}>{block?.title ?? words.units}</h2>
        <BlockText block={block} className="lead" />
      </div>
      <UnitGrid units={units} lead scrollRow />
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
  if (!block) return null
  return (
    <section className={`section ${classes.homeFarm}`}>
      <div className="page-width">
        <Reveal className={classes.homeFarmInner}>
          <div className={classes.homeFarmText}>
            <h2 lang={block.lang}>{block.title}</h2>
            <BlockText block={block} />
            <p className={classes.homeWays}>
              <LinkButton to="/aktivity">{words.toDo}</LinkButton>
              <LinkButton to="/nasa-produkcia" variant="quiet">
                {words.weMake}
              </LinkButton>
            </p>
          </div>
          {block.image && (
            <OwnersPicture
              className={classes.homeFarmPicture}
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
  if (!block) return null
  return (
    <section className="section page-width">
      {block.image && (
        <OwnersPicture
          className={classes.homeLocationPicture}
          file={block.image}
          sizes="(width >= 90rem) 82rem, 94vw"
        />
      )}
      <Reveal className={classes.homeLocation}>
        <h2 lang={block.lang}>{block.title}</h2>
        <div className={classes.homeLocationText}>
          <BlockText block={block} />
          <p className={classes.homeWays}>
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
  if (!block) return null
  return (
    <section className="section page-width">
      <div className={classes.homeCall}>
        <h2 lang={block.lang}>{block.title}</h2>
        <BlockText block={block} className="lead" />
        <LinkButton to="/rezervacia" size="large">
          {words.book}
        </LinkButton>
      </div>
    </section>
  )
}
