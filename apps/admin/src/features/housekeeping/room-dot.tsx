import { roomStates } from '@dvor/contract/housekeeping/rooms.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { useTranslation } from 'react-i18next'
import { labelIn } from '../../core/texts/declared.ts'
import classes from './housekeeping.module.css'
import { useRooms } from './use-rooms.ts'

/** The state of a room as a coloured mark with its name; nothing for a whole, and for who may not see it. */
export function RoomDot({ unit }: { unit: string }) {
  const { t } = useTranslation()
  const room = useRooms().get(unit)
  if (!room) return null
  const { state, out_of_order } = room
  const words = out_of_order
    ? t('housekeeping.closed', { day: formatDay(out_of_order.until) })
    : (labelIn(roomStates, state) ?? state)
  return (
    <span title={words} className={classes.dot} data-state={state}>
      <span className="hidden-text">{words}</span>
    </span>
  )
}
