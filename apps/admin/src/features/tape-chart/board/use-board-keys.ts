import { addDays } from '@dvor/format/days.ts'
import type { KeyboardEvent } from 'react'
import { occupantAt, type BoardRow, type Occupants } from '../model/board-model.ts'
import { above, besides, unitBeside, type Cursor, type Step } from '../model/cursor.ts'
import { canMove, moving, placementOf, selecting, type Gesture, type Moving } from '../model/gesture.ts'
import type { Grip } from '../../day-grid/geometry.ts'
import { following, leadOf } from '../../day-grid/cursor-keys.ts'
import type { View } from '../../day-grid/view.ts'

interface Keyboard {
  rows: readonly BoardRow[]
  occupants: ReadonlyMap<string, Occupants>
  view: View
  cursor: Cursor
  gesture: Gesture | null
  goTo(cursor: Cursor): void
  setView(view: View): void
  setGesture(gesture: Gesture | null): void
  finish(): void
  cancel(): void
  /** Opens the stay, block or free night at the cursor. */
  open(): void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
const grips: Readonly<Record<string, Grip>> = { m: 'whole', z: 'start', k: 'end' }

/**
 * Handles the board's keys.
 * @returns whether the key was handled
 */
export function pressKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, board: Keyboard): boolean {
  const { gesture } = board
  const step = steps[event.key]
  const grip = grips[event.key.toLowerCase()]
  if (gesture) return keyInGesture(event.key, step, grip, gesture, board)
  if (event.key === 'Enter' || event.key === ' ') return done(() => board.open())
  if (step && event.shiftKey) return done(() => begin(step, 'whole', board))
  if (step) return done(() => walk(step, board))
  if (grip) return done(() => begin(null, grip, board))
  const jump = jumpOf(event.key, board)
  return jump ? done(() => visit(jump, board)) : false
}

function done(act: () => void): true {
  act()
  return true
}

function walk(step: Step, board: Keyboard): void {
  const { cursor, rows, occupants } = board
  if (step === 'up' || step === 'down') return board.goTo(above(cursor, rows, step))
  visit(besides(cursor, occupants.get(cursor.row), step), board)
}

function jumpOf(key: string, { cursor, view, rows }: Keyboard): Cursor | null {
  const lead = leadOf(key, cursor.day, view)
  return lead && { ...above(cursor, rows, 'down', lead.rows), day: lead.day }
}

/** Moves the cursor, and the window where the cursor leaves it. */
function visit(next: Cursor, board: Keyboard): void {
  follow(next.day, board)
  board.goTo(next)
}

function follow(day: string, { view, setView }: Keyboard): void {
  const next = following(day, view)
  if (next !== view) setView(next)
}

/** Starts to select free nights or to move a stay. */
function begin(step: Step | null, grip: Grip, board: Keyboard): void {
  const { cursor, occupants, rows } = board
  const rowOccupants = occupants.get(cursor.row)
  const there = occupantAt(rowOccupants, cursor.day)
  if (there?.kind === 'stay' && canMove(there.stay)) {
    const lying: Moving = { kind: grip, stay: there.stay, placement: placementOf(there.stay) }
    return board.setGesture(step ? carried(lying, step, board) : lying)
  }
  const isUnit = rows.some(({ id, kind }) => id === cursor.row && kind === 'unit')
  if (!there && isUnit && step && step !== 'up' && step !== 'down') {
    const selected = selecting(cursor.row, cursor.day, cursor.day, rowOccupants)
    board.setGesture(widened(selected, step, board))
  }
}

const signOf = (step: Step) => (step === 'left' ? -1 : 1)

function carried(gesture: Moving, step: Step, board: Keyboard): Moving {
  const { stay, kind, placement } = gesture
  if (step === 'up' || step === 'down') {
    if (kind !== 'whole') return gesture
    return { ...gesture, placement: { ...placement, unit: unitBeside(placement.unit, board.rows, step) } }
  }
  const next = moving({ ...stay, ...placement }, kind, signOf(step), placement.unit).placement
  follow(kind === 'end' ? next.departure : next.arrival, board)
  return { ...gesture, placement: { ...next, unit: placement.unit } }
}

function widened(gesture: Extract<Gesture, { kind: 'select' }>, step: Step, board: Keyboard): Gesture {
  const { anchor, placement } = gesture
  // The end that moves, on either side of the start of the selection.
  const pointed = placement.arrival < anchor ? placement.arrival : placement.departure
  const isAlone = placement.arrival === anchor && placement.departure === addDays(anchor, 1)
  const from = isAlone && step === 'left' ? anchor : pointed
  const next = addDays(from, signOf(step))
  follow(next, board)
  return selecting(placement.unit, anchor, next, board.occupants.get(placement.unit))
}

function keyInGesture(
  key: string,
  step: Step | undefined,
  grip: Grip | undefined,
  gesture: Gesture,
  board: Keyboard,
): boolean {
  if (key === 'Escape') return done(() => board.cancel())
  if (key === 'Enter' || key === ' ') return done(() => board.finish())
  if (gesture.kind === 'select')
    return step === 'left' || step === 'right'
      ? done(() => board.setGesture(widened(gesture, step, board)))
      : false
  if (step) return done(() => board.setGesture(carried(gesture, step, board)))
  return grip ? done(() => board.setGesture({ ...gesture, kind: grip })) : false
}
