import { Button } from '@dvor/ui/button.tsx'
import { sharedWords } from '@dvor/texts/areas.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { splitParty } from '../booking/flow/party.ts'
import { flowPath } from '../search/search-params.ts'
import type { SharedRoom, SharedView } from './load-shared.ts'
import { isChoosable, RoomCard } from './room-card.tsx'
import classes from './gatherings.module.css'

interface SharedRoomsProps {
  view: SharedView
  /** Slugs of the rooms that are being taken. */
  taking: readonly string[]
  onTake: (rooms: readonly SharedRoom[]) => void
}

/** The rooms of a gathering; one is taken by one press, several together after they were added to a choice. */
export function SharedRooms({ view, taking, onTake }: SharedRoomsProps) {
  const words = useWords(sharedWords)
  const [picked, setPicked] = useState<readonly string[]>([])
  const { gathering, rooms } = view
  if (!gathering) return null
  const cards = gathering.units.flatMap((unit) => {
    const room = rooms.find(({ id }) => id === unit.accommodation_unit.id)
    return room ? [{ unit, room }] : []
  })
  const chosenCards = cards.filter(({ unit, room }) => picked.includes(room.slug) && isChoosable(unit))
  const canChoose = cards.some(({ unit }) => isChoosable(unit))
  const toggle = (slug: string) =>
    setPicked(picked.includes(slug) ? picked.filter((one) => one !== slug) : [...picked, slug])
  return (
    <section className={classes.part} aria-labelledby="spolu-izby">
      <h2 id="spolu-izby">{canChoose ? words.rooms : words.whoHasWhich}</h2>
      {!canChoose && <NoneLeft view={view} />}
      <ul className={classes.cards} aria-live="polite">
        {cards.map(({ unit, room }) => (
          <RoomCard
            key={room.id}
            unit={unit}
            room={room}
            gathering={gathering}
            isPicked={chosenCards.some((one) => one.room === room)}
            isOneOfSeveral={chosenCards.length > 0}
            isBusy={taking.includes(room.slug)}
            onTake={() => onTake([room])}
            onToggle={() => toggle(room.slug)}
          />
        ))}
      </ul>
      {chosenCards.length > 0 && (
        <Chosen
          view={view}
          rooms={chosenCards.map(({ room }) => room)}
          titles={chosenCards.map(({ unit }) => unit.accommodation_unit.title)}
          isBusy={taking.length > 0}
          onTake={onTake}
        />
      )}
    </section>
  )
}

interface ChosenProps {
  view: SharedView
  rooms: readonly SharedRoom[]
  titles: readonly string[]
  isBusy: boolean
  onTake: SharedRoomsProps['onTake']
}

/** The rooms that the family takes together; its guests are split over them. */
function Chosen({ view: { party, ageBands }, rooms, titles, isBusy, onTake }: ChosenProps) {
  const words = useWords(sharedWords)
  const { countOf } = useFormats()
  const canSplit = splitParty(party, rooms, ageBands) !== null
  return (
    <div className={classes.choice}>
      <h3>{words.chosenTitle}</h3>
      <p>
        <OwnersText>{titles.join(' + ')}</OwnersText>
      </p>
      {rooms.length > 1 && canSplit && <p className={classes.small}>{words.priceNext}</p>}
      {canSplit ? (
        <Button variant="accent" busy={isBusy} onClick={() => onTake(rooms)}>
          {words.takeAll(countOf(rooms.length, 'unit'))}
        </Button>
      ) : (
        <p role="alert">{words.tooFewAdults}</p>
      )}
    </div>
  )
}

/** Says that nothing can be chosen. A room that a family has not ordered yet may come back. */
function NoneLeft({ view: { gathering, party } }: Pick<SharedRoomsProps, 'view'>) {
  const words = useWords(sharedWords)
  const { revalidate, state } = useRevalidator()
  if (!gathering) return null
  const { arrival: from, departure: to, units } = gathering
  const mayComeBack = units.some((unit) => unit.state === 'chosen')
  return (
    <div className={classes.none}>
      <p>{mayComeBack ? words.noneNow : words.noneLeft}</p>
      <div className={classes.ways}>
        {mayComeBack && (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {words.lookAgain}
          </Button>
        )}
        <LinkButton to={flowPath({ from, to, adults: party.adults, ages: party.ages })} variant="quiet">
          {words.search}
        </LinkButton>
      </div>
    </div>
  )
}
