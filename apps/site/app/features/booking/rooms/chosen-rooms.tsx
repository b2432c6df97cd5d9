import type { Language } from '@dvor/format/languages.ts'
import { childrenText } from '@dvor/format/plurals.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { SelectField } from '@dvor/ui/field.tsx'
import { useNavigate } from 'react-router'
import type { FlowData } from '../flow/load-flow.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import { roomsPath } from '../flow/room-ways.ts'
import { crowding, isRoomMissing, moveAdult, moveChild } from '../flow/party.ts'
import type { RoomChoice } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './chosen-rooms.module.css'
import { bookingTexts, roomTooFull, roomTooYoung, sleepsText } from '@dvor/texts/areas.ts'

/** Distribution of the party over several units; each move keeps the party complete. */
export function ChosenRooms({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { search, rooms, units } = flow
  const change = (next: readonly RoomChoice[]) =>
    void navigate(roomsPath(search, next), { replace: true, preventScrollReset: true })
  if (rooms.length < 2) return null
  return (
    <section className={classes.split} aria-labelledby="split-title">
      <h3 id="split-title">{texts.rooms.split}</h3>
      <ul className={classes.rooms}>
        {rooms.map((room, index) => (
          <li key={room.unit} className={classes.room} data-testid="chosen-room">
            <Counter
              label={<OwnersText>{findUnit(units, room.unit)?.title}</OwnersText>}
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
  const texts = useTexts()
  const { countOf } = useFormats()
  return rooms[index]?.ages.map((age, child) => (
    <SelectField
      key={`${age}-${child}`}
      label={`${texts.search.child}, ${age === 0 ? texts.search.baby : countOf(age, 'year')}`}
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

/** Tells that a room is too full; the next step is then blocked. */
function RoomWarning({ flow, room }: { flow: FlowData; room: RoomChoice }) {
  const language = useLanguage()
  const warning = roomWarning(flow, room, language)
  return warning ? <output className={classes.warning}>{warning}</output> : null
}

/** Returns why these rooms cannot be booked: too few places in all, or one room too full. */
export function roomsWarning(flow: FlowData, language: Language): string {
  if (isRoomMissing(flow)) return bookingTexts[language].rooms.needMore
  return flow.rooms
    .map((room) => roomWarning(flow, room, language))
    .filter(Boolean)
    .join(' ')
}

/** Returns what is wrong with the guests of one room; empty when they fit. */
function roomWarning({ units, settings }: FlowData, room: RoomChoice, language: Language): string {
  const unit = findUnit(units, room.unit)
  if (!unit) return ''
  const { over, tooManyChildren } = crowding(room, unit, settings.age_bands)
  const places = unit.capacity + unit.extra_beds
  const most = childrenText(unit.max_children ?? 0, language)
  if (over > 0) return roomTooFull[language](unit.title, sleepsText[language](places))
  return tooManyChildren ? roomTooYoung[language](unit.title, most) : ''
}
