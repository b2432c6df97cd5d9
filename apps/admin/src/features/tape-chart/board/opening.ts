import { occupantAt } from '../model/board-model.ts'
import type { Cursor } from '../model/cursor.ts'
import { nightsBetween } from '../../day-grid/geometry.ts'
import type { Task } from '../model/task.ts'
import type { Place } from './use-board-pointer.ts'
import type { Model } from './use-model.ts'

/** The stay or block of an element. */
function occupantOf(element: Element | null, { stays, chart }: Model) {
  const id = element?.getAttribute('data-id') ?? ''
  return { stay: stays.get(id), block: chart.blocks.find((block) => block.id === id) }
}

/** Task of a click: the card of a stay, or the dialog of a closure or of a free night. */
export function taskAtPlace({ unit, day, element }: Place, model: Model): Task {
  const { stay, block } = occupantOf(element, model)
  if (stay && element) return { kind: 'card', stay, anchor: element.getBoundingClientRect() }
  if (block) return { kind: 'block', block }
  return { kind: 'add', placement: { unit, ...nightsBetween(day, day) } }
}

/** Cursor after a click. */
export function cursorAtPlace({ unit, day, element }: Place, model: Model): Cursor {
  const { stay, block } = occupantOf(element, model)
  return { row: unit, day: stay?.arrival ?? block?.from ?? day }
}

/**
 * Task of a key press at the cursor.
 * @param cell element at the cursor
 */
export function taskAtCursor({ row, day }: Cursor, cell: Element | null, model: Model): Task {
  const isFree = occupantAt(model.occupants.get(row), day) === null
  return taskAtPlace({ unit: row, day, element: isFree ? null : cell }, model)
}
