import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import type { Day } from '@dvor/format/days.ts'
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Occupants } from '../model/board-model.ts'
import { dayAt, gripAt, type Grip } from '../../day-grid/geometry.ts'
import { canMove, moving, selecting, type Gesture } from '../model/gesture.ts'
import { scrollAtEdge } from '../../day-grid/scroll-at-edge.ts'
import type { Columns } from '../../day-grid/use-columns.ts'
import type { View } from '../../day-grid/view.ts'

/** A clicked or tapped place: an occupant's element, or a free night. */
export interface Place {
  readonly unit: string
  readonly day: Day
  readonly element: Element | null
}

interface Mouse {
  scroller: RefObject<HTMLDivElement | null>
  columns: Columns
  view: View
  occupants: ReadonlyMap<string, Occupants>
  /** The unit at the given pixels from the board's upper edge. */
  unitAt(y: number): string | null
  stayOf(element: Element | null): ChartStay | undefined
  setGesture(gesture: Gesture): void
  finish(): void
  cancel(): void
  /** Called with the place of a press or tap, which becomes the cursor. */
  press(place: Place): void
  open(place: Place): void
  toggle(object: string): void
}

interface Press extends Place {
  readonly pointer: number
  readonly x: number
  readonly y: number
  /** The pressed stay and its grip; without one free nights are selected. */
  readonly taken: { stay: ChartStay; grip: Grip } | null
  isDragging: boolean
}

/** Movement in pixels that still counts as a click. */
const tremble = 5
/** Selects, moves and stretches with a mouse or a pen. A finger scrolls the board and taps. */
export function useBoardPointer(mouse: Mouse) {
  const press = useRef<Press | null>(null)
  const held = (event: PointerEvent) =>
    press.current?.pointer === event.pointerId ? press.current : undefined
  return {
    /** Ends a drag that was cancelled by a key. */
    release: () => {
      press.current = null
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        press.current = pressed(event, mouse) ?? null
      },
      onPointerMove: (event: PointerEvent) => {
        const current = held(event)
        if (current) drag(event, current, mouse)
      },
      onPointerUp: (event: PointerEvent) => {
        const current = held(event)
        press.current = null
        if (!current) return
        if (!current.isDragging) mouse.open(current)
        else if (!current.element || current.taken) mouse.finish()
      },
      onPointerCancel: () => {
        press.current = null
        mouse.cancel()
      },
      onClick: (event: MouseEvent) => tap(event, mouse),
    },
  }
}

function pointed(event: MouseEvent, { scroller, columns, view, unitAt }: Mouse) {
  const board = scroller.current
  const box = board?.getBoundingClientRect()
  const x = event.clientX - (box?.left ?? 0) + (board?.scrollLeft ?? 0) - columns.head
  const y = event.clientY - (box?.top ?? 0) + (board?.scrollTop ?? 0)
  return { x, y, unit: unitAt(y), day: dayAt(x, columns.column, view) }
}

const closest = (event: MouseEvent, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null

function pressed(event: PointerEvent, mouse: Mouse): Press | undefined {
  const { x, y, unit, day } = pointed(event, mouse)
  if (event.pointerType === 'touch' || event.button !== 0 || !unit || !closest(event, '[data-lane]')) return
  const element = closest(event, '[data-occupant]')
  const stay = mouse.stayOf(element)
  const drag = stay && element && canMove(stay) ? { stay, grip: gripOn(element, event.clientX) } : null
  event.preventDefault()
  mouse.press({ unit, day, element })
  event.currentTarget.setPointerCapture(event.pointerId)
  return { pointer: event.pointerId, x, y, unit, day, taken: drag, element, isDragging: false }
}

/** Grip of a pressed bar; an end outside of the window has none. */
function gripOn(bar: Element, clientX: number): Grip {
  const { left, width } = bar.getBoundingClientRect()
  const grip = gripAt(clientX - left, width)
  const isOutside = grip !== 'whole' && bar.hasAttribute(`data-open-${grip}`)
  return isOutside ? 'whole' : grip
}

function drag(event: PointerEvent, press: Press, mouse: Mouse): void {
  const { x, y, unit, day } = pointed(event, mouse)
  press.isDragging ||= Math.hypot(x - press.x, y - press.y) > tremble
  const { taken, element } = press
  // Closures and holds cannot be dragged, and no selection crosses them.
  if (!press.isDragging || (element && !taken)) return
  scrollAtEdge(mouse.scroller.current, event, mouse.columns.head)
  const days = Math.round((x - press.x) / mouse.columns.column)
  mouse.setGesture(
    taken
      ? moving(taken.stay, taken.grip, days, unit ?? taken.stay.accommodation_unit)
      : selecting(press.unit, press.day, day, mouse.occupants.get(press.unit)),
  )
}

/** Handles taps and activation by a screen reader; clicks of a mouse on a lane are handled on release. */
function tap(event: MouseEvent, mouse: Mouse): void {
  const object = closest(event, '[data-object]')?.getAttribute('data-object')
  if (object) return mouse.toggle(object)
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent
  const { unit, day } = pointed(event, mouse)
  if (pointerType === 'mouse' || pointerType === 'pen' || !unit || !closest(event, '[data-lane]')) return
  const place = { unit, day, element: closest(event, '[data-occupant]') }
  mouse.press(place)
  mouse.open(place)
}
