import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { scrollAtEdge } from '../../day-grid/scroll-at-edge.ts'
import type { Spot } from '../model/selection.ts'
import type { Paint } from './use-paint.ts'

interface Grid {
  scroller: RefObject<HTMLDivElement | null>
  /** Width of the column with the units' names. */
  head: number
  /** The night at pixels from the grid's left and upper edge; null outside of the nights. */
  spotAt(x: number, y: number): Spot | null
  paint: Paint
}

/** Selects with a mouse or a pen by dragging, and with a finger, which scrolls, by two taps. */
export function useGridPointer({ scroller, head, spotAt, paint }: Grid) {
  const pressed = useRef<number | null>(null)
  const spotOf = (event: MouseEvent): Spot | null => {
    const board = scroller.current
    const box = board?.getBoundingClientRect()
    if (!board || !box || event.clientX - box.left < head) return null
    return spotAt(event.clientX - box.left + board.scrollLeft, event.clientY - box.top + board.scrollTop)
  }
  const release = () => {
    if (pressed.current === null) return
    pressed.current = null
    paint.release()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const spot = spotOf(event)
      if (event.pointerType === 'touch' || event.button !== 0 || !spot) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = event.pointerId
      paint.press(spot, event.shiftKey)
    },
    onPointerMove: (event: PointerEvent) => {
      if (pressed.current !== event.pointerId) return
      scrollAtEdge(scroller.current, event, head)
      const spot = spotOf(event)
      const { cursor } = paint
      if (spot && (spot.row !== cursor.row || spot.day !== cursor.day)) paint.go(spot, true)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent
      const spot = spotOf(event)
      if (pointerType === 'touch' && spot) paint.tap(spot)
    },
  }
}
