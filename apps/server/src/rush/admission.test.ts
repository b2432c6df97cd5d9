import { expect, test } from 'vitest'
import { createAdmission, mostInProgress } from './admission.ts'

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
  return { machine, admission, tick }
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
  const { admission, machine } = steered()
  machine.delay = 200
  expect([admission.allows('new'), admission.allows('admitted')]).toEqual([false, true])
})

test('a turn is reached after those before it, and faster while the process is calm', () => {
  const { admission, machine, tick } = steered()
  machine.delay = 200
  admission.allows('new')
  const turns = Array.from({ length: 200 }, () => {
    machine.time += 100
    return admission.enter(undefined).turn
  })
  const reached = () => turns.filter((turn) => admission.enter(turn).isReached).length
  tick(20)
  const whileLate = reached()
  machine.delay = 0
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
  const { admission, machine, tick } = steered()
  machine.delay = 200
  admission.allows('new')
  admission.enter(undefined)
  machine.delay = 0
  tick(1)
  expect(admission.allows('new')).toBe(false)
  tick(20)
  expect([admission.isRush, admission.allows('new')]).toEqual([false, true])
})
