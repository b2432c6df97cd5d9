import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairQueue, leftToOthers, mostWaiting, patienceMs, places } from './fair-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue with a diary of what became of its requests. */
function aQueue() {
  const queue = new FairQueue()
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = async (ip: string, kind: 'usual' | 'urgent' = 'usual', name = ip) => {
    const left = new AbortController()
    void queue.enter(ip, kind, left.signal).then((end) => {
      ;(end ? begun : refused).push(name)
      if (end) ends.push(end)
    })
    await vi.advanceTimersByTimeAsync(0)
    return () => left.abort()
  }
  const askOften = async (count: number, ip: string, kind: 'usual' | 'urgent' = 'usual') => {
    for (let index = 0; index < count; index++) await ask(ip, kind, `${ip} ${index}`)
  }
  const endFirst = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, begun, refused, ask, askOften, endFirst, pass: vi.advanceTimersByTimeAsync.bind(vi) }
}

const share = places.usual - leftToOthers
const urgentPlaces = places.urgent - places.usual

test('one IP has its share of the places, and another one begins at once', async () => {
  const { queue, begun, ask, askOften } = aQueue()
  await askOften(share + 3, 'flood')
  expect([begun.length, queue.waiting]).toEqual([share, 3])
  await ask('guest')
  expect(begun.at(-1)).toBe('guest')
})

test('addresses take turns: who has the fewest in progress, then who was served longest ago', async () => {
  const { begun, ask, askOften, endFirst } = aQueue()
  await askOften(share, 'flood')
  await askOften(leftToOthers, 'village')
  begun.length = 0
  await ask('flood', 'usual', 'flood again')
  await ask('village', 'usual', 'village again')
  await ask('guest')
  await ask('another')
  for (let ended = 0; ended < 4; ended++) await endFirst()
  expect(begun).toEqual(['guest', 'another', 'village again', 'flood again'])
})

test('an order comes before other requests, and has places of its own', async () => {
  const { begun, ask, askOften, endFirst } = aQueue()
  await askOften(share, 'flood')
  await askOften(leftToOthers, 'village')
  await ask('guest')
  await ask('village', 'urgent', 'order')
  expect(begun.at(-1)).toBe('order')
  await askOften(urgentPlaces - 1, 'notices', 'urgent')
  begun.length = 0
  await ask('late', 'urgent', 'late order')
  expect(begun).toEqual([])
  await endFirst()
  await endFirst()
  expect(begun).toEqual(['late order', 'guest'])
})

test('a flood of urgent requests leaves other addresses their places', async () => {
  const { begun, ask, askOften, endFirst } = aQueue()
  await askOften(places.urgent, 'flood', 'urgent')
  await ask('guest')
  expect(begun.at(-1)).toBe('guest')
  await askOften(places.urgent, 'second flood', 'urgent')
  begun.length = 0
  await ask('late')
  expect(begun).toEqual([])
  await endFirst()
  expect(begun).toEqual(['late'])
})

test('within an IP orders come before other requests', async () => {
  const { begun, ask, askOften, endFirst } = aQueue()
  await askOften(share + urgentPlaces, 'inn', 'urgent')
  begun.length = 0
  await ask('inn', 'usual', 'page')
  await ask('inn', 'urgent', 'order')
  await endFirst()
  expect(begun).toEqual(['order'])
})

test('a full queue refuses the newest of the IP that asks most, and orders last', async () => {
  const { queue, refused, ask, askOften } = aQueue()
  await askOften(places.usual, 'first')
  await askOften(leftToOthers, 'second')
  const waiting = queue.waiting
  await askOften(mostWaiting - waiting, 'flood', 'usual')
  expect([queue.waiting, refused]).toEqual([mostWaiting, []])
  await ask('guest')
  await askOften(urgentPlaces + 1, 'orders', 'urgent')
  expect(queue.waiting).toBe(mostWaiting)
  expect(refused).toEqual([`flood ${mostWaiting - waiting - 1}`, `flood ${mostWaiting - waiting - 2}`])
})

test('a full queue of orders refuses the newest order of the IP that has most', async () => {
  const { refused, ask, askOften } = aQueue()
  await askOften(share + urgentPlaces, 'flood', 'urgent')
  await askOften(leftToOthers, 'others', 'urgent')
  await askOften(mostWaiting, 'flood', 'urgent')
  await ask('guest', 'urgent')
  expect(refused).toEqual([`flood ${mostWaiting - 1}`])
})

test('a request waits a few seconds at most, an order as long as a client may', async () => {
  const { queue, refused, ask, askOften, pass } = aQueue()
  await askOften(share + urgentPlaces, 'inn', 'urgent')
  await ask('inn', 'urgent', 'order')
  await ask('inn', 'usual', 'page')
  await pass(patienceMs.usual - 1)
  expect(refused).toEqual([])
  await pass(1)
  expect(refused).toEqual(['page'])
  await pass(patienceMs.urgent - patienceMs.usual)
  expect([refused, queue.waiting]).toEqual([['page', 'order'], 0])
})

test('who leaves gives the turn to the next; a request that has begun keeps its place until it ends', async () => {
  const { queue, begun, ask, askOften, endFirst } = aQueue()
  const leave = await ask('flood', 'usual', 'begun')
  await askOften(share - 1, 'flood')
  leave()
  const leaveQueue = await ask('flood', 'usual', 'gone')
  await ask('flood', 'usual', 'patient')
  leaveQueue()
  expect([begun.length, queue.waiting]).toEqual([share, 1])
  await endFirst()
  expect([begun.at(-1), queue.waiting]).toEqual(['patient', 0])
})
