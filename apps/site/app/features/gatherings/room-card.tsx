import type { SharedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { sharedWords } from '@dvor/texts/areas.ts'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { restrictionSentence } from '../booking/unavailable/restriction-text.ts'
import type { SharedRoom } from './load-shared.ts'
import { StateTag } from './state-tag.tsx'
import classes from './gatherings.module.css'

export type SharedUnit = SharedGathering['units'][number]

/** Whether the family can take the unit, or has begun to. */
export const isChoosable = ({ state, own }: Pick<SharedUnit, 'state' | 'own'>): boolean =>
  state === 'free' || own

interface RoomCardProps {
  unit: SharedUnit
  room: SharedRoom
  gathering: Pick<SharedGathering, 'arrival' | 'departure'>
  isPicked: boolean
  /** Whether the family is choosing several rooms, which are then taken together. */
  isOneOfSeveral: boolean
  isBusy: boolean
  onTake: () => void
  onToggle: () => void
}

/** A room of a gathering: what it is, whose it is, and its total for the party with the way to take it. */
export function RoomCard({ room, ...props }: RoomCardProps) {
  const { unit, isPicked } = props
  const canTake = isChoosable(unit)
  const words = useWords(sharedWords)
  const { countOf } = useFormats()
  return (
    <li className={`${classes.card} ${isPicked ? classes.picked : ''}`}>
      {canTake && room.image && (
        <div className={classes.picture}>
          <OwnersPicture file={room.image} alt="" sizes="(width >= 40rem) 14rem, 94vw" />
        </div>
      )}
      <div className={classes.body}>
        <h3>
          <OwnersText>{unit.accommodation_unit.title}</OwnersText>
        </h3>
        <p className={classes.small}>{words.sleeps(countOf(unit.sleeps, 'person'))}</p>
        {canTake && room.short_description && (
          <p>
            <OwnersText>{room.short_description}</OwnersText>
          </p>
        )}
        <State {...props} />
      </div>
    </li>
  )
}

function State({ unit, gathering, ...ways }: Omit<RoomCardProps, 'room'>) {
  const words = useWords(sharedWords)
  const named = useOwnersTexts()
  const language = useLanguage()
  const { state, own, family, total, refusals } = unit
  if (state === 'taken')
    return <StateTag state="taken">{family ? words.taken(family) : words.takenByNobody}</StateTag>
  if (state === 'released') return <StateTag state="released">{words.released}</StateTag>
  if (state === 'chosen' && !own) return <StateTag state="chosen">{words.chosen}</StateTag>
  const days = { from: gathering.arrival, to: gathering.departure }
  return (
    <>
      {own && <StateTag state="chosen">{words.own}</StateTag>}
      {refusals.map((restriction) => (
        <p key={restriction.code} className={classes.small}>
          {restrictionSentence(restriction, days, language, named)}
        </p>
      ))}
      <Ways {...ways} unit={unit} total={total} />
    </>
  )
}

type WaysProps = Omit<RoomCardProps, 'room' | 'gathering'> & { total: number | null }

/** One press takes a room that sleeps the whole party; several rooms are added to a choice. */
function Ways({
  unit: { accommodation_unit: named, own },
  total,
  isPicked,
  isOneOfSeveral,
  isBusy,
  onTake,
  onToggle,
}: WaysProps) {
  const words = useWords(sharedWords)
  const { formatMoney } = useFormats()
  const name = (
    <span className="visually-hidden">
      {' '}
      – <OwnersText>{named.title}</OwnersText>
    </span>
  )
  return (
    <>
      {total !== null && (
        <p className={classes.total}>
          <strong>{formatMoney(total)}</strong> <span className={classes.small}>{words.total}</span>
        </p>
      )}
      <div className={classes.ways}>
        {total !== null && !isOneOfSeveral && (
          <Button data-awaits-script busy={isBusy} onClick={onTake}>
            {own ? words.takeAgain : words.take}
            {name}
          </Button>
        )}
        <Button data-awaits-script variant="quiet" aria-pressed={isPicked} onClick={onToggle}>
          {isPicked ? words.remove : words.add}
          {name}
        </Button>
      </div>
    </>
  )
}
