import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRooms } from './use-rooms.ts'

interface Props {
  /** Short names of the rooms of a guest. */
  codes: readonly string[]
  /** Shown while a room is neither ready nor being cleaned. */
  children?: ReactNode
  /** Beside the word that the rooms are ready. */
  whenReady?: ReactNode
}

/** Tells the reception that rooms are ready, or are being cleaned. */
export function RoomReady({ codes, children = null, whenReady }: Props) {
  const { t } = useTranslation()
  const states = [...useRooms().values()].flatMap(({ code, state }) => (codes.includes(code) ? [state] : []))
  if (states.length === 0 || states.length < codes.length) return children
  if (states.every((state) => state === 'clean' || state === 'checked'))
    return (
      <span>
        <Badge component="span" color="pine" variant="light">
          {t('housekeeping.ready')}
        </Badge>
        {whenReady}
      </span>
    )
  if (!states.includes('cleaning')) return children
  return (
    <Badge component="span" color="hay" variant="light">
      {t('housekeeping.inWork')}
    </Badge>
  )
}
