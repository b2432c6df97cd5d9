import { daysBetween } from '@dvor/format/days.ts'
import { Link } from 'react-router'
import { OwnersPicture } from '../content/owners-picture.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import type { Offer } from './offers.ts'
import { PriceToggle } from './price-toggle.tsx'
import { sleepsText } from './refusal-text.ts'
import { flowPath, type FlowSearch, type RoomChoice } from './search-params.ts'
import { useTexts } from './use-texts.ts'
import { useLanguage } from '../language/use-language.ts'
import { useFormats } from '../language/formats.ts'
import { OwnersText } from '../language/owners-text.tsx'
import classes from './offer-card.module.css'

interface OfferCardProps {
  offer: Offer
  search: FlowSearch
  rooms: readonly RoomChoice[]
  /** The address with this unit taken (or let go, when it is); null when no more units can be taken. */
  chooseTo: string | null
  eager: boolean
}

/** A free unit with its price for the whole stay, and the way to take it. */
export function OfferCard({ offer, search, rooms, chooseTo, eager }: OfferCardProps) {
  const texts = useTexts()
  const facts = useUnitFacts(offer)
  const { unit, availability } = offer
  const chosen = rooms.some((room) => room.unit === unit.slug)
  return (
    <li className={chosen ? `${classes.offer} ${classes.isChosen}` : classes.offer}>
      {unit.image && (
        <OwnersPicture
          className={classes.picture}
          file={unit.image}
          sizes="(width >= 48rem) 17rem, 94vw"
          eager={eager}
        />
      )}
      <div className={classes.body}>
        <h3 className={classes.title}>
          <OwnersText>{unit.title}</OwnersText>
          {unit.slug === search.unit && <span className={classes.tag}>{texts.units.wanted}</span>}
        </h3>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {unit.short_description && (
          <p>
            <OwnersText>{unit.short_description}</OwnersText>
          </p>
        )}
        {unit.approval_required && <p className={classes.note}>{texts.units.approval}</p>}
        <p>
          <Link to={`/ubytovanie/${unit.slug}`} target="_blank">
            {texts.units.detailLink}
            <span className="visually-hidden">
              {' '}
              – <OwnersText>{unit.title}</OwnersText>
              {texts.order.newWindow}
            </span>
          </Link>
        </p>
        {availability.price && <PriceToggle price={availability.price} />}
      </div>
      <div className={classes.choice}>
        <OfferPrice offer={offer} search={search} />
        <ChooseLink {...{ chosen, chooseTo, unit, more: rooms.length > 0 }} />
      </div>
    </li>
  )
}

function OfferPrice({ offer, search }: Pick<OfferCardProps, 'offer' | 'search'>) {
  const { formatMoney, nights, partyText } = useFormats()
  const { price } = offer.availability
  if (!price || !search.from || !search.to) return null
  return (
    <p className={classes.price}>
      <strong>{formatMoney(price.total)}</strong>
      <span>
        {nights(daysBetween(search.from, search.to))}, {partyText(search.adults, search.ages.length)}
      </span>
    </p>
  )
}

interface ChooseLinkProps {
  chosen: boolean
  chooseTo: string | null
  unit: Offer['unit']
  more: boolean
}

function ChooseLink({ chosen, chooseTo, unit, more }: ChooseLinkProps) {
  const texts = useTexts()
  if (!chooseTo) return <p className={classes.note}>{texts.units.noAdult}</p>
  const label = chosen ? texts.units.remove : more ? texts.units.add : texts.units.choose
  return (
    <>
      {chosen && <span className={classes.chosen}>{texts.units.chosen}</span>}
      <LinkButton to={chooseTo} variant={chosen ? 'quiet' : 'primary'} preventScrollReset replace>
        {label}
        <span className="visually-hidden">
          {' '}
          – <OwnersText>{unit.title}</OwnersText>
        </span>
      </LinkButton>
    </>
  )
}

function useUnitFacts({ unit }: Offer): string[] {
  const texts = useTexts()
  const language = useLanguage()
  const area = unit.area_m2 ? `${unit.area_m2}\u00A0m²` : ''
  return [
    sleepsText(unit.capacity + unit.extra_beds, language),
    area,
    unit.pets_allowed ? texts.units.pets : '',
  ].filter(Boolean)
}

/** The address of the flow with another set of rooms; the unit that a link brought has then done its work. */
export const roomsPath = (search: FlowSearch, rooms: readonly RoomChoice[]): string =>
  flowPath({ ...search, rooms, unit: null, step: 1 })
