import { daysBetween, addDays } from '@dvor/format/days.ts'
import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { i18n } from '../../../core/texts/i18n.ts'
import { nightsBetween, isInWindow } from '../../day-grid/geometry.ts'
import { endOf, type View } from '../../day-grid/view.ts'
import { gestureText } from '../model/chart-text.ts'
import { isSameGesture, type Gesture } from '../model/gesture.ts'
import { taskOf, type Task } from '../model/task.ts'
import type { BoardProps } from './board.tsx'
import { pressKey } from './use-board-keys.ts'
import { useBoardPointer, type Place } from './use-board-pointer.ts'
import { useColumns } from '../../day-grid/use-columns.ts'
import { useCursorFocus } from '../../day-grid/use-cursor-focus.ts'
import { useGridRows } from '../../day-grid/use-grid-rows.ts'
import { rowHeights, occupantAt, type BoardRow } from '../model/board-model.ts'
import type { Cursor } from '../model/cursor.ts'
import { useDaysInSight } from '../../day-grid/use-days-in-sight.ts'
import { useModel, type Model } from './use-model.ts'

/** Sizes in pixels; a narrow screen shows only the units' codes. */
const headWidths = { wide: 188, narrow: 72 }
const headHeight = 92
/** Smallest readable width of a day, by the length of the view. */
const narrowest = { 14: 46, 30: 34, 90: 26 }

/** Props of the board: the chart's data, the window, and the handlers. */
function useLayout({ chart, view, today, onTask, ref }: BoardProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const model = useModel(chart)
  const { rows } = model
  const { ref: frame, columns } = useColumns(view, { heads: headWidths, least: narrowest[view.days] })
  const [cursor, setCursor] = useCursor(rows, view, today)
  const heightAt = (index: number) => rowHeights[rows[index]?.kind ?? 'unit']
  const virtual = useGridRows(rows, { cursorRow: cursor.row, headHeight, heightAt, scroller })
  const inSight = useDaysInSight(scroller, columns, view)
  const gesture = useGesture(model.titleOf, onTask)
  const focus = useCursorFocus(scroller, {
    at: daysBetween(view.from, cursor.day),
    columns,
    scrollToRow: () => virtual.scrollToIndex(rows.findIndex(({ id }) => id === cursor.row)),
  })
  const goTo = (next: Cursor) => {
    setCursor(next)
    focus()
  }
  useImperativeHandle(ref, () => ({ focus: (at) => (at ? goTo(at) : focus()) }))
  const unitAt = (y: number) => {
    const row = rows[virtual.getVirtualItemForOffset(y)?.index ?? -1]
    return row?.kind === 'unit' && y >= headHeight ? row.id : null
  }
  return { scroller, frame, columns, model, virtual, inSight, cursor, goTo, gesture, unitAt }
}

/** The current gesture of mouse or keyboard, and its text for the live region. */
function useGesture(titleOf: (unit: string) => string, onTask: (task: Task) => void) {
  const [gesture, setGesture] = useState<Gesture | null>(null)
  const [said, setSaid] = useState('')
  return {
    gesture,
    said,
    change(next: Gesture | null) {
      // A pointer moves many times within one day.
      if (isSameGesture(gesture, next)) return
      setGesture(next)
      if (next) setSaid(gestureText(next, titleOf(next.placement.unit)))
    },
    cancel() {
      if (gesture) setSaid(i18n.t('chart.gestures.cancelled'))
      setGesture(null)
    },
    finish() {
      setGesture(null)
      setSaid('')
      const task = gesture && taskOf(gesture)
      if (task) onTask(task)
    },
  }
}

/** The cursor, always within the current board, also after folding or another window, and a function to move it. */
function useCursor(rows: readonly BoardRow[], view: View, today: string) {
  const [wanted, setWanted] = useState<Cursor | null>(null)
  const first = rows.find(({ kind }) => kind === 'unit') ?? rows[0]
  const row = rows.find(({ id }) => id === wanted?.row) ?? first
  const day = wanted?.day ?? today
  const cursor: Cursor = { row: row?.id ?? '', day: isInWindow(day, view) ? day : clamped(day, view) }
  return [cursor, setWanted] as const
}

const clamped = (day: string, view: View) => (day < view.from ? view.from : addDays(endOf(view), -1))

/** State of the board: model, geometry, cursor, gesture, and the handlers of mouse and keyboard. */
export function useBoard(props: BoardProps) {
  const { view, setView, onTask } = props
  const layout = useLayout(props)
  const { scroller, columns, model, cursor, goTo, gesture, unitAt } = layout
  const { rows, occupants, toggle } = model
  const pointer = useBoardPointer({
    scroller,
    columns,
    view,
    occupants,
    unitAt,
    stayOf: (element) => model.stays.get(element?.getAttribute('data-id') ?? ''),
    setGesture: gesture.change,
    finish: gesture.finish,
    cancel: gesture.cancel,
    press: (place) => goTo(cursorAtPlace(place, model)),
    open: (place) => onTask(taskAtPlace(place, model)),
    toggle: (object) => {
      goTo({ row: object, day: cursor.day })
      toggle(object)
    },
  })
  const open = () => {
    if (model.isObject(cursor.row)) return toggle(cursor.row)
    onTask(taskAtCursor(cursor, scroller.current?.querySelector('[data-cursor]') ?? null, model))
  }
  const cancel = () => {
    pointer.release()
    gesture.cancel()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { finish, change: setGesture } = gesture
    const board = { rows, occupants, view, cursor, gesture: gesture.gesture, open, goTo }
    if (pressKey(event, { ...board, setView, setGesture, finish, cancel })) event.preventDefault()
  }
  return {
    ...layout,
    gesture: gesture.gesture,
    said: gesture.said,
    handlers: { onKeyDown, ...pointer.handlers },
  }
}

/** The stay or block of an element. */
function occupantOf(element: Element | null, { stays, chart }: Model) {
  const id = element?.getAttribute('data-id') ?? ''
  return { stay: stays.get(id), block: chart.blocks.find((block) => block.id === id) }
}

/** Task of a click: the card of a stay, or the dialog of a closure or of a free night. */
function taskAtPlace({ unit, day, element }: Place, model: Model): Task {
  const { stay, block } = occupantOf(element, model)
  if (stay && element) return { kind: 'card', stay, anchor: element.getBoundingClientRect() }
  if (block) return { kind: 'block', block }
  return { kind: 'add', placement: { unit, ...nightsBetween(day, day) } }
}

/** Cursor after a click. */
function cursorAtPlace({ unit, day, element }: Place, model: Model): Cursor {
  const { stay, block } = occupantOf(element, model)
  return { row: unit, day: stay?.arrival ?? block?.from ?? day }
}

/**
 * Task of a key press at the cursor.
 * @param cell element at the cursor
 */
function taskAtCursor({ row, day }: Cursor, cell: Element | null, model: Model): Task {
  const isFree = occupantAt(model.occupants.get(row), day) === null
  return taskAtPlace({ unit: row, day, element: isFree ? null : cell }, model)
}
