import { roomStates, type RoomNow, type RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { labelIn } from '../../core/texts/declared.ts'
import classes from './housekeeping.module.css'

const colours: Readonly<Record<RoomState, string>> = {
  dirty: 'barn',
  cleaning: 'hay',
  clean: 'pine',
  checked: 'pine',
}

/** The state of a room, with who gave it and when, whether it is let, and its open defects. */
export function StateBadge({ room }: { room: RoomNow }) {
  const { t } = useTranslation()
  const { state, changed_at, changed_by, out_of_order, open_defects } = room
  return (
    <div className={classes.states}>
      <Badge size="lg" color={colours[state]} variant={state === 'checked' ? 'filled' : 'light'}>
        {labelIn(roomStates, state) ?? state}
      </Badge>
      {out_of_order ? (
        <Badge size="lg" color="gray" variant="outline">
          {t('housekeeping.closed', { day: formatDay(out_of_order.until) })}
        </Badge>
      ) : null}
      {open_defects > 0 ? (
        <Badge size="lg" color="barn" variant="outline">
          {t('housekeeping.defects', { count: open_defects })}
        </Badge>
      ) : null}
      {changed_by && changed_at ? (
        <small>{t('housekeeping.byAt', { who: changed_by, when: formatInstant(changed_at) })}</small>
      ) : null}
    </div>
  )
}
