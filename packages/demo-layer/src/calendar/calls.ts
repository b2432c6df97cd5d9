import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { nameList, rowId } from '../layer/input.ts'
import { answered, created, missing } from '../layer/reply.ts'
import { nextId, removeRow } from '../layer/rows.ts'
import { calendarEvent, eventChange, newEvent, type CalendarEvent } from './schemas.ts'

const app = 'calendar'
const oneEvent = z.object({ event: calendarEvent })

const noEvent = (id: number) => missing(`There is no event ${id}.`)

/** Calendar: /apps/calendar/… */
export const calendarCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/calendar/events',
    title: 'Events of the calendars in the list',
    query: z.object({ calendars: nameList }),
    answers: { 200: z.array(calendarEvent) },
    example: { query: { calendars: ['Business', 'Family'] } },
    handle: ({ calendar }, { query: { calendars } }) =>
      answered(calendar.events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar))),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/calendar/add-event',
    title: 'Add an event',
    body: newEvent,
    answers: { 201: oneEvent },
    example: {
      body: {
        event: { title: 'Harvest', start: '2027-09-01', allDay: true, extendedProps: { calendar: 'Family' } },
      },
    },
    handle({ calendar }, { body }) {
      const plain = { url: '', end: body.event.start, allDay: false }
      const event: CalendarEvent = { ...plain, ...body.event, id: nextId(calendar.events) }
      calendar.events.push(event)
      return created({ event })
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/calendar/update-event',
    title: 'Merge changes into an event',
    body: eventChange,
    answers: { 200: oneEvent, 404: problem },
    example: { body: { event: { id: 1, title: 'Design review, second round' } } },
    handle({ calendar }, { body }) {
      const event = calendar.events.find(({ id }) => id === body.event.id)
      return event ? answered({ event: Object.assign(event, body.event) }) : noEvent(body.event.id)
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    title: 'Remove an event',
    query: z.object({ id: rowId }),
    answers: { 200: z.object({}), 404: problem },
    example: { query: { id: 5 } },
    handle: ({ calendar }, { query: { id } }) => (removeRow(calendar.events, id) ? answered() : noEvent(id)),
  }),
]
