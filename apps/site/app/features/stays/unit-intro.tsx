import { depositText } from '@dvor/booking/messages/deposit-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { staysWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { PageLink } from '../../core/links/page-link.tsx'
import { RichText } from '../../core/content/rich-text.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { Unit } from './load-units.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { registrationNumberOf } from './registration-number.ts'
import { PriceFrom, type FromPrice } from './prices/price-from.tsx'
import { OwnersText } from '../../core/language/owners-text.tsx'
import classes from './unit-intro.module.css'

interface UnitIntroProps {
  unit: Unit
  /** Names of the unit's amenities. */
  amenities: readonly string[]
  priceFrom: FromPrice | null
  /** The first day on which a stay can begin; null when there is none in the calendar. */
  nextFree: Day | null
  /** Its pictures, shown below the name. */
  pictures: ReactNode
  /** Its calendar: below all the rest on wide screens, directly below the pictures on a phone. */
  children: ReactNode
}

/** Head of a unit's page: name, pictures, description, facts, the link to the booking, and the calendar. */
export function UnitIntro({ unit, amenities, priceFrom, nextFree, pictures, children }: UnitIntroProps) {
  const words = useWords(staysWords)
  const { formatDayLong } = useFormats()
  const building = unit.accommodation_object.title
  const hasText = Boolean(unit.description) || amenities.length > 0
  return (
    <div className={`${classes.unitIntro} page-width`}>
      <header className={classes.head}>
        <p className={classes.way}>
          <PageLink to="/ubytovanie">{words.stays}</PageLink>
          {typeof building === 'string' && (
            <>
              {' · '}
              <OwnersText>{building}</OwnersText>
            </>
          )}
        </p>
        <h1>
          <OwnersText>{unit.title}</OwnersText>
        </h1>
        {unit.short_description && (
          <p className="lead">
            <OwnersText>{unit.short_description}</OwnersText>
          </p>
        )}
      </header>
      <div className={classes.pictures}>{pictures}</div>
      {hasText && (
        <div className={classes.text}>
          <RichText
            html={unit.description}
            language={unit.text_languages?.['description']}
            className="text-width"
          />
          <Amenities names={amenities} />
        </div>
      )}
      <aside className={hasText ? classes.facts : classes.factsAlone} aria-label={words.overview}>
        {priceFrom !== null && (
          <p className={classes.price}>
            <PriceFrom from={priceFrom} />
          </p>
        )}
        {nextFree && (
          <p>
            {words.nextFree}: <a href="#terminy">{formatDayLong(nextFree)}</a>
          </p>
        )}
        <Facts unit={unit} />
        {unit.online_bookable && (
          <LinkButton to={`/rezervacia?unit=${unit.slug}`} wide>
            {words.book}
          </LinkButton>
        )}
      </aside>
      <div className={classes.calendar}>{children}</div>
    </div>
  )
}

function Facts({ unit }: { unit: Unit }) {
  const words = useWords(staysWords)
  const { persons } = useFormats()
  const language = useLanguage()
  const beds =
    unit.extra_beds > 0
      ? `${persons(unit.capacity)} + ${unit.extra_beds} ${words.onExtraBed}`
      : persons(unit.capacity)
  const rows = [
    { term: words.sleeps, value: beds },
    { term: words.beds, value: unit.beds, isOwners: true },
    { term: words.area, value: unit.area_m2 ? `${unit.area_m2} m²` : null },
    { term: words.dogs, value: unit.pets_allowed ? words.dogsWelcome : words.dogsAtHome },
    { term: words.securityDeposit, value: depositText(unit.security_deposit ?? 0, language) },
    { term: words.registration, value: registrationNumberOf(unit), isOwners: true },
  ]
  return (
    <dl className={classes.unitFacts}>
      {rows.map(
        ({ term, value, isOwners }) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{isOwners ? <OwnersText>{value}</OwnersText> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Amenities({ names }: { names: readonly string[] }) {
  const words = useWords(staysWords)
  if (names.length === 0) return null
  return (
    <div>
      <h2 className={classes.small}>{words.amenities}</h2>
      <ul className={classes.unitAmenities}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
