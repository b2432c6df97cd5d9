import { expect, test } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

const start = Date.parse('2026-11-26T18:00:00Z')

test('visitors are let in by the order in which they came, each once', () => {
  const line = createWaitingLine()
  const turns = [0, 200, 400, 600].map((after) => line.join(start + after))
  const reached = () => turns.map((turn) => line.hasReached(turn))
  expect(reached()).toEqual([false, false, false, false])
  line.admit(2, start + 700)
  expect(reached()).toEqual([true, true, false, false])
  expect([line.waiting, line.ahead(turns[3] ?? 0)]).toEqual([2, 1])
  line.admit(0.5, start + 800)
  expect(reached()).toEqual([true, true, false, false])
  line.admit(0.5, start + 900)
  expect(reached()).toEqual([true, true, true, false])
})

test('a later visitor never comes in before an earlier one, also when the clock is set back', () => {
  const line = createWaitingLine()
  const first = line.join(start)
  line.admit(1, start)
  const later = line.join(start - 60_000)
  expect([line.hasReached(first), line.hasReached(later)]).toEqual([true, false])
})

test('a turn of another instance is reached where nobody else waits, and not before those who came earlier', () => {
  const [ours, foreign] = [createWaitingLine(), createWaitingLine().join(start + 500)]
  ours.join(start)
  ours.join(start + 200)
  ours.admit(1, start + 1000)
  expect(ours.hasReached(foreign)).toBe(false)
  ours.admit(2, start + 1250)
  expect([ours.waiting, ours.hasReached(foreign)]).toEqual([0, true])
})

test('room is not saved up while nobody waits', () => {
  const line = createWaitingLine()
  for (let tick = 0; tick < 100; tick++) line.admit(5, start)
  const turns = Array.from({ length: 40 }, (_, index) => line.join(start + index * 200))
  line.admit(5, start + 9000)
  expect(turns.filter((turn) => line.hasReached(turn)).length).toBeLessThanOrEqual(10)
})

test('the memory is bounded by time, whatever the number of visitors; a turn of half an hour is reached', () => {
  const line = createWaitingLine()
  const early = line.join(start)
  for (let index = 0; index < 50_000; index++) line.join(start + 1000 + (index % 100))
  expect(line.waiting).toBe(50_001)
  line.admit(0, start + 31 * 60_000)
  expect([line.hasReached(early), line.waiting]).toEqual([true, 0])
})
