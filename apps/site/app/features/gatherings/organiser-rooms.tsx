import type { OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { organiserWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { StateTag } from './state-tag.tsx'
import classes from './gatherings.module.css'

type Room = OrganisedGathering['units'][number]

/** Each room with its state and its family; while the gathering is open, free ones can be released. */
export function OrganiserRooms({ gathering: { state, units } }: { gathering: OrganisedGathering }) {
  const words = useWords(organiserWords)
  const canRelease = state === 'open' && units.some((unit) => unit.state === 'free')
  return (
    <section className={classes.part} aria-labelledby="spolu-izby">
      <h2 id="spolu-izby">{state === 'unconfirmed' ? words.asked : words.rooms}</h2>
      {canRelease && <p className={classes.small}>{words.releaseHelp}</p>}
      <ul className={classes.rooms}>
        {units.map((unit) => (
          <RoomRow key={unit.accommodation_unit.id} room={unit} state={state} />
        ))}
      </ul>
    </section>
  )
}

interface RoomRowProps {
  room: Room
  /** State of the gathering. */
  state: OrganisedGathering['state']
}

/** A room with its state, which says nothing before the families have their link. */
function RoomRow({ room, state }: RoomRowProps) {
  const { accommodation_unit: unit, family } = room
  const words = useWords(organiserWords)
  return (
    <li className={classes.room}>
      <span>
        <strong>
          <OwnersText>{unit.title}</OwnersText>
        </strong>
        {state !== 'unconfirmed' && (
          <StateTag state={room.state}>
            {words.unitStates[room.state]}
            {family && `: ${family}`}
          </StateTag>
        )}
      </span>
      {state === 'open' && room.state === 'free' && <Release unit={unit} />}
    </li>
  )
}

/** Frees a room for other guests; asked for twice, because somebody else may take it at once. */
function Release({ unit: { id, title } }: { unit: Room['accommodation_unit'] }) {
  const words = useWords(organiserWords)
  const { formData, state } = useNavigation()
  const name = (
    <span className="visually-hidden">
      {' '}
      – <OwnersText>{title}</OwnersText>
    </span>
  )
  return (
    <details className={classes.release}>
      <summary>
        {words.release}
        {name}
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="act" value="release" />
        <input type="hidden" name="unit" value={id} />
        <Button
          type="submit"
          variant="danger"
          size="small"
          busy={state === 'submitting' && formData?.get('unit') === id}
        >
          {words.releaseNow}
          {name}
        </Button>
      </Form>
    </details>
  )
}
