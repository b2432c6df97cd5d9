import type { Language } from '@dvor/format/languages.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { nbsp } from '@dvor/format/language.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { Reveal } from '@dvor/ui/reveal.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { PictureGrid } from '../galleries/picture-grid.tsx'
import type { Activity } from './load-activities.ts'
import { WeatherNote } from './weather-note.tsx'
import { flowPath } from '../search/search-params.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useTextLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './activity-grid.module.css'

const sizes = '(width >= 64rem) 26rem, (width >= 40rem) 47vw, 94vw'
const wideSizes = '(width >= 64rem) 50rem, (width >= 40rem) 47vw, 94vw'

/** Activities or trips with picture, description and duration, distance or price. */
export function ActivityGrid({ items, title }: { items: readonly Activity[]; title: string }) {
  const words = useWords(contentTexts)
  return (
    <section className="section page-width" aria-label={title}>
      {items.length === 0 && <EmptyState title={words.preparing} />}
      <ul className={classes.activityGrid}>
        {items.map((item, index) => {
          // Rows of three would leave one card alone at the end: the first card then takes a row of its own.
          const isWide = index === 0 && items.length % 3 === 1 && item.image !== null
          return (
            <li key={item.id} id={item.slug} className={isWide ? classes.wide : undefined}>
              <ActivityCard item={item} sizes={isWide ? wideSizes : sizes} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ActivityCard({ item, sizes: pictureSizes }: { item: Activity; sizes: string }) {
  const words = useWords(contentTexts)
  const language = useLanguage()
  const marked = useTextLanguage()
  const service = bookableService(item)
  return (
    <Reveal className={classes.activityCard}>
      {item.image && (
        <OwnersPicture className={classes.activityCardPicture} file={item.image} sizes={pictureSizes} />
      )}
      <h2 className={classes.activityCardTitle} {...marked(item.text_languages?.['title'])}>
        {item.title}
      </h2>
      <p className={classes.activityCardFacts}>{facts(item, language).join(' · ')}</p>
      {item.perex && <p {...marked(item.text_languages?.['perex'])}>{item.perex}</p>}
      {item.description && (
        <details className={classes.activityCardMore}>
          <summary>{words.more}</summary>
          <RichText html={item.description} language={item.text_languages?.['description']} />
        </details>
      )}
      {item.pictures.length > 0 && <PictureGrid pictures={item.pictures} title={item.title} look="small" />}
      {service && (
        <p>
          <WeatherNote service={service} />
          <LinkButton to={flowPath({ service: service.slug })} variant="quiet" size="small">
            <span>
              {words.chooseTime}
              <span className="visually-hidden">: {item.title}</span>
            </span>
          </LinkButton>
        </p>
      )}
    </Reveal>
  )
}

/** The bookable service of an activity. A service that is not offered at present comes as its bare id. */
function bookableService({ service }: Activity): { slug: string; weather_dependent: boolean } | null {
  if (typeof service !== 'object' || typeof service?.['slug'] !== 'string') return null
  return { slug: service['slug'], weather_dependent: service['weather_dependent'] === true }
}

function facts(
  { distance_km: distance, duration, price_text: price }: Activity,
  language: Language,
): string[] {
  const far =
    distance === null ? null : `${formatNumber(distance, language, 1)}${nbsp}${contentTexts[language].fromUs}`
  return [far, duration, price].filter((fact) => fact !== null)
}
