import { expect, test } from 'vitest'
import { createAdmission, fewestInRush, mostInProgress } from './admission.ts'

/** An admission whose time and lateness the test sets. */
function steered() {
  const machine = { delay: 0, time: Date.parse('2026-11-26T18:00:00Z') }
  const admission = createAdmission({ delayMs: () => machine.delay, now: () => machine.time })
  const tick = (count: number) => {
    for (let index = 0; index < count; index++) {
      machine.time += 250
      admission.tick()
    }
  }
  /** Delays the event loop while just enough is in progress for a rush; what is returned ends both. */
  const beLate = () => {
    const ends = Array.from({ length: fewestInRush }, () => admission.begin())
    machine.delay = 200
    return () => {
      machine.delay = 0
      for (const end of ends) end()
    }
  }
  return { machine, admission, tick, beLate }
}

test('everybody is served while the process keeps up', () => {
  const { admission } = steered()
  for (let index = 0; index < mostInProgress - 1; index++) admission.begin()
  expect(admission.allows('new')).toBe(true)
  expect(admission.isRush).toBe(false)
})

test('new visitors wait once too much is in progress; those at their order are served much longer', () => {
  const { admission } = steered()
  const fill = (upTo: number) => {
    for (let index = 0; index < upTo; index++) admission.begin()
  }
  const allowed = () => (['new', 'admitted', 'ordering'] as const).map((one) => admission.allows(one))
  fill(mostInProgress)
  expect(allowed()).toEqual([false, true, true])
  fill(mostInProgress)
  expect(allowed()).toEqual([false, false, true])
  fill(mostInProgress * 6)
  expect(allowed()).toEqual([false, false, false])
})

test('new visitors wait while the event loop is late', () => {
  const { admission, beLate } = steered()
  beLate()
  expect([admission.allows('new'), admission.allows('admitted')]).toEqual([false, true])
})

test('a late event loop alone keeps nobody waiting, as long as few are served', () => {
  const { admission, machine } = steered()
  machine.delay = 200
  for (let index = 0; index < fewestInRush - 1; index++) admission.begin()
  expect(admission.allows('new')).toBe(true)
  admission.begin()
  expect(admission.allows('new')).toBe(false)
})

test('a turn is reached after those before it, and faster while the process is calm', () => {
  const { admission, machine, tick, beLate } = steered()
  const endLateness = beLate()
  admission.allows('new')
  const turns = Array.from({ length: 200 }, () => {
    machine.time += 100
    return admission.enter(undefined).turn
  })
  const reached = () => turns.filter((turn) => admission.enter(turn).isReached).length
  tick(20)
  const whileLate = reached()
  endLateness()
  tick(20)
  const whileCalm = reached() - whileLate
  expect(whileLate).toBeGreaterThan(0)
  expect(whileCalm).toBeGreaterThan(whileLate)
  const order = turns.map((turn) => admission.enter(turn).isReached)
  expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
  const { waitSeconds, againSeconds } = admission.timesFor(turns.at(-1) ?? 0)
  expect(waitSeconds).toBeGreaterThan(againSeconds)
})

test('the rush is over two calm seconds after the last one was let in', () => {
  const { admission, tick, beLate } = steered()
  const endLateness = beLate()
  admission.allows('new')
  admission.enter(undefined)
  endLateness()
  tick(1)
  expect(admission.allows('new')).toBe(false)
  tick(20)
  expect([admission.isRush, admission.allows('new')]).toEqual([false, true])
})
