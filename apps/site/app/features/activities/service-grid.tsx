import { Reveal } from '@dvor/ui/reveal.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { RichText } from '../../core/content/rich-text.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { flowPath } from '../search/search-params.ts'
import { childPriceFacts } from './child-price-facts.ts'
import type { Service } from './load-activities.ts'
import { WeatherNote } from './weather-note.tsx'
import classes from './activity-grid.module.css'

/** Services with times that no activity describes, each with its price and the way to its times. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  const words = useWords(contentTexts)
  if (services.length === 0) return null
  return (
    <section className="section page-width" aria-labelledby="sluzby">
      <div className="section-head">
        <h2 id="sluzby">{words.servicesHead}</h2>
      </div>
      <ul className={classes.activityGrid}>
        {services.map((service) => (
          <li key={service.id} id={service.slug}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceCard({ service }: { service: Service }) {
  const words = useWords(contentTexts)
  const { formatEuros, minutes } = useFormats()
  const named = useOwnersTexts()
  const language = useLanguage()
  const { slug, title, image, price, price_unit, duration_min, requirements, description } = service
  const children = { price, price_unit, child_prices: service.child_prices ?? [] }
  const facts = [
    duration_min && minutes(duration_min),
    `${formatEuros(price)} ${price_unit === 'person' ? words.perPerson : words.perGroup}`,
    ...childPriceFacts(children, language, named),
  ]
  return (
    <Reveal className={classes.activityCard}>
      {image && (
        <OwnersPicture
          className={classes.activityCardPicture}
          file={image}
          sizes="(width >= 64rem) 26rem, (width >= 40rem) 47vw, 94vw"
        />
      )}
      <h3 className={classes.activityCardTitle}>
        <OwnersText>{title}</OwnersText>
      </h3>
      <p className={classes.activityCardFacts}>{facts.filter(Boolean).join(' · ')}</p>
      {requirements && (
        <p>
          <OwnersText>{requirements}</OwnersText>
        </p>
      )}
      {description && (
        <details className={classes.activityCardMore}>
          <summary>{words.more}</summary>
          <RichText html={description} language={service.text_languages?.['description']} />
        </details>
      )}
      <p>
        <WeatherNote service={service} />
        <LinkButton to={flowPath({ service: slug })} variant="quiet" size="small">
          <span>
            {words.chooseTime}
            <span className="visually-hidden">: {title}</span>
          </span>
        </LinkButton>
      </p>
    </Reveal>
  )
}
