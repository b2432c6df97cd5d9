import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayMove, type May } from '../../core/client/may.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { Board, type BoardHandle } from './board/board.tsx'
import { ChartControls } from './chart-controls.tsx'
import { guestText } from './model/chart-text.ts'
import type { Placement } from './model/gesture.ts'
import { KeysHelp } from './dialogs/keys-help.tsx'
import { Legend } from './bars/legend.tsx'
import { TaskDialog } from './dialogs/task-dialog.tsx'
import type { Task } from './model/task.ts'
import { NoUnits } from '../day-grid/no-units.tsx'
import { Toolbar } from '../day-grid/toolbar.tsx'
import { useChartView } from '../day-grid/use-chart-view.ts'
import { useNightPrices, useTapeChart } from './model/use-tape-chart.ts'
import { useMay } from '../../core/client/person.ts'

/** The tape chart: units by days, with bookings, closures and free nights. */
export function ChartPage() {
  const { t } = useTranslation()
  const { view, setView, today } = useChartView()
  const { data: chart, error, refetch } = useTapeChart(view)
  const prices = useNightPrices(view)
  const board = useRef<BoardHandle>(null)
  const [task, setTask] = useState<Task | null>(null)
  const [isHelping, setHelping] = useState(false)
  /** The first of two stays that are to swap their units. */
  const [swapping, setSwapping] = useState<ChartStay | null>(null)
  const may = useMay()
  const close = (placement?: Placement) => {
    setTask(null)
    board.current?.focus(placement && { row: placement.unit, day: placement.arrival })
  }
  const begin = (next: Task) => {
    const swap = swapOf(swapping, next)
    setSwapping(null)
    if (isPermitted(swap, may)) setTask(swap)
  }
  const beginSwap = (stay: ChartStay) => {
    setSwapping(stay)
    close()
  }
  return (
    <>
      <PageHead title={t('chart.title')}>
        <Button component={ScreenLink} to="/reservations/add" leftSection={<IconPlus size={17} />}>
          {t('chart.newReservation')}
        </Button>
      </PageHead>
      <Toolbar view={view} today={today} onChange={setView}>
        <ChartControls view={view} onChange={setView} onHelp={() => setHelping(true)} />
      </Toolbar>
      {!chart && error ? (
        <ErrorNote error={error} title={t('chart.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!chart && !error ? <Skeleton height={480} radius="lg" /> : null}
      {chart && chart.units.length === 0 ? <NoUnits hint={t('chart.emptyHint')} /> : null}
      {chart && chart.units.length > 0 ? (
        <>
          {swapping ? <SwapNote stay={swapping} onCancel={() => setSwapping(null)} /> : null}
          <Board
            ref={board}
            chart={chart}
            view={view}
            today={today}
            prices={prices}
            asked={askedBy(task)}
            isCovered={task !== null}
            setView={setView}
            onTask={begin}
          />
          <Legend />
          <TaskDialog task={task} chart={chart} onTask={setTask} onSwap={beginSwap} onClose={close} />
        </>
      ) : null}
      {isHelping ? <KeysHelp onClose={() => setHelping(false)} /> : null}
    </>
  )
}

/** Whether the person may do what a gesture leads to; a card and a block are only looked at. */
function isPermitted({ kind }: Task, may: May): boolean {
  if (kind === 'move') return mayMove(may)
  return kind !== 'add' || may('reservations.create') || may('reservations.move')
}

/** The placement of an open dialog stays on the board behind it. */
function askedBy(task: Task | null) {
  if (task?.kind === 'add') return { placement: task.placement, stay: null }
  return task?.kind === 'move' ? { placement: task.placement, stay: task.stay.id } : null
}

/** A press on a second stay swaps it with the first one; anything else is what it is. */
const swapOf = (first: ChartStay | null, next: Task): Task =>
  first && next.kind === 'card' && next.stay.id !== first.id
    ? { kind: 'swap', stay: first, partner: next.stay }
    : next

/** Says that the other stay of a swap is to be chosen. */
function SwapNote({ stay, onCancel }: { stay: ChartStay; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert color="pine" mb="sm" withCloseButton closeButtonLabel={t('cancel')} onClose={onCancel}>
      {t('chart.swap.choose', { guest: guestText(stay) })}
    </Alert>
  )
}
