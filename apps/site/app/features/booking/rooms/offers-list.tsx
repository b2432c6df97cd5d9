import { HouseOffers } from './house-card.tsx'
import { findUnit, type FlowData } from '../flow/load-flow.ts'
import { NoRoom } from './no-room.tsx'
import { OfferCard } from './offer-card.tsx'
import { sortOffers, type Offer } from '../flow/offers.ts'
import { RefusedCard } from './refused-card.tsx'
import { roomWays } from '../flow/room-ways.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './offers-list.module.css'
import flowClasses from '../flow/flow.module.css'

/** The search's answer: free units, smaller ones to combine, and unavailable ones with reasons. */
export function Offers({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { free, part, refused, partyTooBig } = sortOffers(flow)
  const hasNone = free.length === 0 && (partyTooBig || part.length === 0)
  return (
    <div className={classes.offers} aria-live="polite">
      <LeftOut flow={flow} />
      {free.length > 0 && <OfferSection title={texts.units.freeHeading} offers={free} flow={flow} />}
      <HouseOffers flow={flow} />
      {hasNone ? (
        <NoRoom flow={flow} offers={[...free, ...part, ...refused]} />
      ) : (
        part.length > 0 && (
          <OfferSection
            title={texts.units.partHeading}
            text={texts.units.partText}
            offers={part}
            flow={flow}
          />
        )
      )}
      {refused.length > 0 && (
        <section className={classes.section}>
          <h2 className={classes.title}>{texts.units.refusedHeading}</h2>
          <p className={classes.text}>{texts.units.refusedText}</p>
          <ul className={classes.refused}>
            {refused.map((offer) => (
              <RefusedCard key={offer.unit.id} offer={offer} search={flow.search} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Names units of an earlier choice that the new search removed. */
function LeftOut({ flow: { search, rooms, units } }: { flow: FlowData }) {
  const texts = useTexts()
  const dropped = search.rooms.filter((room) => !rooms.some(({ unit }) => unit === room.unit))
  const titles = dropped.flatMap(({ unit }) => findUnit(units, unit)?.title ?? [])
  if (titles.length === 0) return null
  return (
    <p className={flowClasses.notice}>
      {texts.units.left} <OwnersText>{titles.join(', ')}</OwnersText>.
    </p>
  )
}

interface OfferSectionProps {
  title: string
  text?: string
  offers: readonly Offer[]
  flow: FlowData
}

function OfferSection({ title, text, offers, flow }: OfferSectionProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      <ul className={classes.list}>
        {offers.map((offer, index) => (
          <OfferCard
            key={offer.unit.id}
            offer={offer}
            search={flow.search}
            ways={roomWays(flow, offer)}
            eager={index === 0}
          />
        ))}
      </ul>
    </section>
  )
}
