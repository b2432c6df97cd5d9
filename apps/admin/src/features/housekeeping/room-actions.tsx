import type { RoomNow, RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import classes from './housekeeping.module.css'
import { RoomMenu } from './room-menu.tsx'
import { useRoomChange } from './use-room-change.tsx'

interface Props {
  room: RoomNow
  code: string
  onDefect: () => void
  onNote: () => void
  onMinibar: () => void
}

/** The steps of a room for a thumb: the next state in one tap, a defect in another, the rest in a menu. */
export function RoomActions({ room, code, onDefect, ...rarer }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const { go, isBusy } = useRoomChange(code)
  const defect = t('housekeeping.defect')
  return (
    <div className={classes.actions}>
      <Steps state={room.state} code={code} isBusy={isBusy} onStep={(to) => go(room, to)} />
      {may('tasks.edit') ? (
        <ActionIcon
          size={42}
          variant="default"
          aria-label={`${defect} – ${code}`}
          title={defect}
          onClick={onDefect}
        >
          <IconAlertTriangle size={20} />
        </ActionIcon>
      ) : null}
      {may('housekeeping.work') ? (
        <RoomMenu room={room} code={code} {...rarer} onReset={() => go(room, 'dirty')} />
      ) : null}
    </div>
  )
}

interface StepsProps {
  state: RoomState
  code: string
  isBusy: boolean
  onStep: (to: RoomState) => void
}

/** The states to which the person may lead the room from here, the usual one first. */
function Steps({ state, code, isBusy, onStep }: StepsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const step = (to: RoomState, label: string, variant: string) => (
    <Button
      className={classes.next}
      variant={variant}
      loading={isBusy}
      leftSection={to === 'cleaning' ? null : <IconCheck size={18} />}
      aria-label={`${label} – ${code}`}
      onClick={() => onStep(to)}
    >
      {label}
    </Button>
  )
  if (state === 'clean')
    return may('housekeeping.plan') ? step('checked', t('housekeeping.check'), 'light') : null
  if (state === 'checked' || !may('housekeeping.work')) return null
  return (
    <>
      {step('clean', t('housekeeping.done'), 'filled')}
      {state === 'dirty' ? step('cleaning', t('housekeeping.start'), 'default') : null}
    </>
  )
}
