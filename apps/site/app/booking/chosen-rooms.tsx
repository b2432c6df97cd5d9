import { placesOf } from '@dvor/booking/guests.ts'
import { childrenText, countOf } from '@dvor/format/plurals.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { SelectField } from '@dvor/ui/field.tsx'
import { useNavigate } from 'react-router'
import { findUnit, type FlowData } from './load-flow.ts'
import { roomsPath } from './offer-card.tsx'
import { crowding, moveAdult, moveChild } from './party.ts'
import { forPersons } from './refusal-text.ts'
import type { RoomChoice } from './search-params.ts'
import { texts } from './texts.ts'

/** Who sleeps where, when more than one unit is taken; each move keeps the party whole. */
export function ChosenRooms({ flow }: { flow: FlowData }) {
  const navigate = useNavigate()
  const { search, rooms, units } = flow
  const change = (next: readonly RoomChoice[]) =>
    void navigate(roomsPath(search, next), { replace: true, preventScrollReset: true })
  if (rooms.length < 2) return null
  return (
    <section className="split" aria-labelledby="split-title">
      <h3 id="split-title">{texts.rooms.split}</h3>
      <ul className="split__rooms">
        {rooms.map((room, index) => (
          <li key={room.unit} className="split__room">
            <Counter
              label={findUnit(units, room.unit)?.title ?? ''}
              help={texts.search.adults.toLowerCase()}
              value={room.adults}
              min={1}
              max={search.adults - rooms.length + 1}
              lessLabel={`${texts.rooms.fewer}: ${findUnit(units, room.unit)?.title}`}
              moreLabel={`${texts.rooms.more}: ${findUnit(units, room.unit)?.title}`}
              onChange={(value) => change(moveAdult(rooms, index, value > room.adults))}
            />
            <ChildrenPlaces flow={flow} index={index} onChange={change} />
            <RoomWarning flow={flow} room={room} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChildrenPlacesProps {
  flow: FlowData
  index: number
  onChange: (rooms: readonly RoomChoice[]) => void
}

function ChildrenPlaces({ flow: { rooms, units }, index, onChange }: ChildrenPlacesProps) {
  return rooms[index]?.ages.map((age, child) => (
    <SelectField
      key={`${age}-${child}`}
      label={`Dieťa, ${age === 0 ? texts.search.baby : countOf(age, 'year')}`}
      value={index}
      onChange={(event) => onChange(moveChild(rooms, age, index, Number(event.currentTarget.value)))}
    >
      {rooms.map((room, at) => (
        <option key={room.unit} value={at}>
          {findUnit(units, room.unit)?.title}
        </option>
      ))}
    </SelectField>
  ))
}

/** Says that a room is too full; the way on is then shut. */
function RoomWarning({ flow, room }: { flow: FlowData; room: RoomChoice }) {
  const warning = roomWarning(flow, room)
  return warning ? <output className="split__warning">{warning}</output> : null
}

/** What stands in the way with the rooms as they are taken: too few places at all, or one room too full. */
export function roomsWarning(flow: FlowData): string {
  const { rooms, units, search, settings } = flow
  const taken = rooms.flatMap(({ unit }) => findUnit(units, unit) ?? [])
  const places = taken.reduce((sum, unit) => sum + unit.capacity + unit.extra_beds, 0)
  const party = { adults: search.adults, children_ages: [...search.ages] }
  if (placesOf(party, settings.age_bands) > places) return texts.rooms.needMore
  return rooms
    .map((room) => roomWarning(flow, room))
    .filter(Boolean)
    .join(' ')
}

/** What is wrong with the guests of one room; empty when they fit. */
function roomWarning({ units, settings }: FlowData, room: RoomChoice): string {
  const unit = findUnit(units, room.unit)
  if (!unit) return ''
  const { over, tooManyChildren } = crowding(room, unit, settings.age_bands)
  if (over > 0) return `${unit.title} je najviac pre ${forPersons(unit.capacity + unit.extra_beds)}.`
  if (tooManyChildren) return `${unit.title}: ubytujeme tu najviac ${childrenText(unit.max_children ?? 0)}.`
  return ''
}
