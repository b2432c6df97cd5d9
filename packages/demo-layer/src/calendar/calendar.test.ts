import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { calendarEvent, calendars } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const events = async ({ get }: Layer, query: Record<string, string | readonly string[]> = {}) =>
  (await get('/apps/calendar/events', { query })).as(z.array(calendarEvent))

const spellings: Record<string, string | readonly string[]>[] = [
  { calendars: ['Business', 'Family'] },
  { 'calendars[]': ['Business', 'Family'] },
  { calendars: 'Business,Family' },
]

test.each(spellings)('%o shows the events of these calendars alone', async (query) => {
  const layer = openLayer()
  const shown = new Set((await events(layer, query)).map(({ extendedProps }) => extendedProps.calendar))
  expect(shown).toEqual(new Set(['Business', 'Family']))
})

test('all calendars show all, none shows nothing', async () => {
  const layer = openLayer()
  expect(await events(layer, { calendars })).toEqual(layer.state.calendar.events)
  expect(await events(layer)).toEqual([])
})

test('a new event gets an id of its own', async () => {
  const layer = openLayer()
  const event = {
    title: 'Harvest',
    start: '2026-12-01',
    end: '2026-12-02',
    allDay: true,
    url: '',
    extendedProps: { calendar: 'ETC' },
  }
  const answer = await layer.post('/apps/calendar/add-event', { body: { event } })
  expect(answer).toMatchObject({ status: 201, body: { event: { ...event, id: 11 } } })
  expect(await events(layer, { calendars: ['ETC'] })).toContainEqual({ ...event, id: 11 })
})

test('an event is changed and removed', async () => {
  const { post, del, state } = openLayer()
  const change = { id: 1, title: 'Second round', extendedProps: { calendar: 'Personal' } }
  const answer = await post('/apps/calendar/update-event', { body: { event: change } })
  expect(answer).toMatchObject({ status: 200, body: { event: { ...change, allDay: false } } })
  expect((await post('/apps/calendar/update-event', { body: { event: { id: 99 } } })).status).toBe(404)
  expect((await del('/apps/calendar/remove-event', { query: { id: 1 } })).status).toBe(200)
  expect(state.calendar.events.map(({ id }) => id)).not.toContain(1)
  expect((await del('/apps/calendar/remove-event', { query: { id: 1 } })).status).toBe(404)
})
