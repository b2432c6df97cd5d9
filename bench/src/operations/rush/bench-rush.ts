import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { day } from '../../growth/screens.ts'
import { ask, must } from '../../load/ask.ts'
import type { Figure } from '../../run.ts'
import { quantile } from '../../steady/tally.ts'
import { figure } from '../harness/checked.ts'
import { onGround } from '../harness/ground.ts'
import { prepareUnits, startInstance } from '../harness/instance.ts'
import { addressOf, holdRoom, roomsOf, tryOrder, type Rooms } from '../../booking/rooms.ts'
import { delay } from '../../load/waiting.ts'
import type { Flood, FloodOrder } from './flood-client.ts'

const client = fileURLToPath(new URL('flood-client.ts', import.meta.url))
const unitCount = 8
const seconds = 8
const usual = 20
const floods = [30, 100, 500]
const visits = 100

/** Searches of different days, so that none is kept. */
const searches = (path: string) =>
  Array.from({ length: 90 }, (_, index) => `${path}from=${day(20 + index)}&to=${day(23 + index)}&adults=2`)
const paths = Object.entries({ 'results pages': '/rezervacia?', availability: '/api/availability?' })

/**
 * Effect of one computer and of a crowd on everybody else: floods of one address beside a guest and a reader of the API at
 * addresses of their own, then 500 addresses at once beside guests who order.
 */
export const benchRush = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const rooms = roomsOf(await prepareUnits(ground, unitCount))
    const { url, stop } = await startInstance(ground, 'http://127.0.0.1')
    const figures: Figure[] = []
    await rateOf(searches(`${url}/rezervacia?`), usual)
    for (const [what, path] of paths) figures.push(...(await floodsOf(what, url, path)))
    for (const [what, path] of paths) figures.push(...(await crowd(what, url + path, url, rooms)))
    await stop()
    return figures
  })

/** Floods while `meanwhile` runs. */
async function flood(order: FloodOrder, meanwhile: () => Promise<unknown>): Promise<Flood> {
  const child = fork(client)
  child.send(order)
  await meanwhile()
  child.send('stop')
  const [seen] = (await once(child, 'message')) as [Flood]
  const { connections, isCrowd } = order
  const what = `${connections} connections${isCrowd ? ' of as many addresses' : ''}`
  const errors = `${seen.errors.length} errors ${seen.errors[0] ?? ''}`
  console.log(`${what}: ${wordsOf(seen)}, ${errors}; load ${loadavg()[0]?.toFixed(1)}`)
  return seen
}

const wordsOf = ({ rate, times, refused }: Flood) =>
  `${rate.toFixed(0)}/s, ${refused} refused, p50 ${quantile(times, 0.5).toFixed(0)} ms, worst ${quantile(times, 1).toFixed(0)} ms`

/** Answers a second to so many connections of one address. */
const rateOf = async (urls: string[], connections: number): Promise<number> =>
  (await flood({ urls, connections, isCrowd: false }, () => delay(seconds * 1000))).rate

/** Capacity before and after each flood of one address, and what another guest and a reader of the API wait for meanwhile. */
async function floodsOf(what: string, url: string, path: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const urls = searches(url + path)
  const [pages, answers] = [searches(`${url}/rezervacia?`), searches(`${url}/api/availability?`)]
  let before = await rateOf(urls, usual)
  for (const connections of floods) {
    const rate = await rateOf(urls, connections)
    const after = await rateOf(urls, usual)
    const waited: number[][] = []
    await flood({ urls, connections, isCrowd: false }, async () => {
      await delay(1000)
      waited.push(...(await Promise.all([timesOf(pages, 1, visits), timesOf(answers, 2, visits)])))
    })
    await delay(10_000)
    const calm = await timesOf(pages, 3, 10)
    const capacity = (before + after) / 2
    before = after
    const share = rate / capacity
    const value = `${rate.toFixed(0)}/s of ${capacity.toFixed(0)}/s, ${(share * 100).toFixed(0)} %`
    figures.push(
      figure(
        `${what}: ${connections} connections of one address, of ${usual}`,
        value,
        '≥ 80 %',
        share >= 0.8,
      ),
      waits(`– a guest’s ${visits} pages meanwhile`, waited[0], 2000),
      waits(`– a reader’s ${visits} answers meanwhile`, waited[1], 5000),
      waits('– ten pages ten seconds later', calm, 1000),
    )
  }
  return figures
}

/** 500 addresses at once, and guests who hold and order meanwhile. */
async function crowd(what: string, asked: string, url: string, rooms: Rooms): Promise<Figure[]> {
  const orders: number[] = []
  const seen = await flood({ urls: searches(asked), connections: 500, isCrowd: true }, async () => {
    await delay(2000)
    for (let guest = 0; guest < 20; guest++) {
      const request = rooms.next()
      const begun = performance.now()
      const hold = await holdRoom(url, request)
      await must(tryOrder(url, hold, crypto.randomUUID(), request.from))
      orders.push(performance.now() - begun)
    }
  })
  const isCalm = seen.refused + seen.errors.length === 0
  return [
    figure(`${what}: 500 connections of 500 addresses`, wordsOf(seen), '0 refused', isCalm),
    waits('– hold and order of 20 guests meanwhile', orders, quantile(seen.times, 0.5)),
  ]
}

/** Milliseconds of so many answers to one visitor, one after the other. @throws Error for any answer but 200 */
async function timesOf(urls: string[], visitor: number, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const begun = performance.now()
    await must(ask(urls[index % urls.length] ?? '', { from: addressOf(visitor) }))
    times.push(performance.now() - begun)
  }
  return times
}

function waits(what: string, times: number[] = [], medianMs: number): Figure {
  const [median, worst] = [quantile(times, 0.5), quantile(times, 1)]
  const value = `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`
  console.log(`${what}: ${value}`)
  const bar = `median ≤ ${medianMs.toFixed(0)} ms, worst ≤ 5000 ms`
  return figure(what, value, bar, times.length > 0 && median <= medianMs && worst <= 5000)
}
