import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ChartStay, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import type { Day } from '@dvor/format/days.ts'
import { DialogSubject } from '../../../core/page/dialog-subject.tsx'
import { TransitionQuestion } from '../../transitions/transition-button.tsx'
import { guestText } from '../model/chart-text.ts'
import { AddDialog } from './add-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { canMove, placementOf, type Placement } from '../model/gesture.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { StayCard } from './stay-card.tsx'
import type { Task } from '../model/task.ts'
import { useMay } from '../../../core/client/person.ts'
import { mayMove } from '../../../core/client/may.ts'

interface Props {
  task: Task | null
  chart: TapeChart
  onTask: (task: Task) => void
  /** Begins a swap: the next stay that is chosen is the other one. */
  onSwap: (stay: ChartStay) => void
  /** Called with the placement that was saved, if any. */
  onClose: (placement?: Placement) => void
}

/** Whether the guests of a stay can be checked in: it is confirmed, and its day has come. */
const canCheckIn = ({ state, arrival }: ChartStay, today: Day): boolean =>
  awaits(state, 'arrival') && arrival <= today

/** The dialog or card of the current task. */
export function TaskDialog({ task, chart, onTask, onSwap, onClose }: Props) {
  const may = useMay()
  switch (task?.kind) {
    case 'card': {
      const { stay, anchor } = task
      const unitTitle = chart.units.find(({ id }) => id === stay.accommodation_unit)?.title ?? ''
      const move = () => onTask({ kind: 'move', stay, placement: placementOf(stay) })
      return (
        <StayCard
          stay={stay}
          unitTitle={unitTitle}
          anchor={anchor}
          onMove={canMove(stay) && mayMove(may) ? move : null}
          onSwap={canMove(stay) && mayMove(may) ? () => onSwap(stay) : null}
          onCheckIn={
            canCheckIn(stay, chart.today) && may('reservations.checkin')
              ? () => onTask({ kind: 'transition', stay, to: 'checked_in' })
              : null
          }
          onClose={() => onClose()}
        />
      )
    }
    case 'transition': {
      const { stay, to } = task
      const unitTitle = chart.units.find(({ id }) => id === stay.accommodation_unit)?.title ?? ''
      return (
        <DialogSubject value={`${guestText(stay)} · ${unitTitle}`}>
          <TransitionQuestion
            reservation={{ ...stay, id: stay.reservation }}
            to={to}
            onClose={() => onClose()}
          />
        </DialogSubject>
      )
    }
    case 'move':
      return (
        <MoveDialog
          stay={task.stay}
          units={chart.units}
          stays={chart.stays}
          placement={task.placement}
          onPlace={(placement) => onTask({ ...task, placement })}
          onClose={onClose}
        />
      )
    case 'swap':
      return <SwapDialog stay={task.stay} partner={task.partner} onClose={() => onClose()} />
    case 'add':
      return <AddDialog placement={task.placement} units={chart.units} onClose={() => onClose()} />
    case 'block':
      return <BlockDialog block={task.block} units={chart.units} onClose={() => onClose()} />
    default:
      return null
  }
}
