import { daysBetween } from '@dvor/format/days.ts'
import { useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import type { BoardProps } from './board.tsx'
import { cursorAtPlace, taskAtCursor, taskAtPlace } from './opening.ts'
import { pressKey } from './use-board-keys.ts'
import { useBoardPointer } from './use-board-pointer.ts'
import { useColumns } from '../../day-grid/use-columns.ts'
import { useCursor } from './use-cursor.ts'
import { useCursorFocus } from '../../day-grid/use-cursor-focus.ts'
import { useGridRows } from '../../day-grid/use-grid-rows.ts'
import { rowHeights } from '../model/board-model.ts'
import type { Cursor } from '../model/cursor.ts'
import { useDaysInSight } from '../../day-grid/use-days-in-sight.ts'
import { useGesture } from './use-gesture.ts'
import { useModel } from './use-model.ts'

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
