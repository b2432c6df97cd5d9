import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawFrom } from './seed/draw.ts'
import { createState } from './state.ts'
import { openLayer, now } from './testing/layer.ts'

const shown = (seed: string, at: Date) => JSON.stringify(createState({ seed, now: () => at }))

test('the same seed on the same day makes the same samples; another seed or day does not', () => {
  expect(shown('a', now)).toBe(shown('a', new Date(now.getTime() + 3_600_000)))
  expect(shown('a', now)).not.toBe(shown('b', now))
  expect(shown('a', now)).not.toBe(shown('a', new Date(now.getTime() + 86_400_000)))
})

test('the dates of samples follow the day', () => {
  const later = new Date(now.getTime() + 10 * 86_400_000)
  const days = [now, later].map((at) =>
    createState({ now: () => at }).kanban.tasks.map(({ dueDate }) => dueDate),
  )
  expect(days[1]).toEqual(days[0]?.map((day) => addDays(day, 10)))
})

test('changes of one state never show in another', async () => {
  const first = openLayer()
  await first.post('/jwt/register', { body: { email: 'n@example.com', username: 'n', password: 'n' } })
  await first.del('/apps/kanban/delete-board', { body: 'todo' })
  first.state.help.faq.payment.qandA.length = 0
  first.state.pricing.pricing.plans.length = 0
  expect(JSON.stringify(createState({ seed: 'test', now: () => now }))).toBe(shown('test', now))
  expect(createState({ seed: 'test', now: () => now }).help.faq.payment.qandA.length).toBeGreaterThan(0)
})

test('no sample loads a file from another server', () => {
  const addresses = shown('a', now).match(/"(?:https?:)?\/\/[^"]+"/g) ?? []
  expect(addresses.filter((address) => !/^"https:\/\/www\.example\.(com|org)\//.test(address))).toEqual([])
})

test('random numbers keep their limits and repeat for a seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, from, span) => {
      const [one, two] = [drawFrom(seed), drawFrom(seed)]
      const drawn = Array.from({ length: 20 }, () => one.int(from, from + span))
      expect(drawn.every((value) => value >= from && value <= from + span)).toBe(true)
      expect(Array.from({ length: 20 }, () => two.int(from, from + span))).toEqual(drawn)
      const list = Array.from({ length: span }, (_, index) => index)
      expect(one.some(list, span).toSorted((a, b) => a - b)).toEqual(list)
    }),
  )
})
