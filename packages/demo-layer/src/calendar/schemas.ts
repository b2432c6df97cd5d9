import { z } from 'zod'
import { rowId } from '../layer/input.ts'

export const calendars = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'] as const

export const calendarEvent = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps: z.object({ calendar: z.enum(calendars) }).loose(),
})

export type CalendarEvent = z.infer<typeof calendarEvent>

const fields = calendarEvent.omit({ id: true })

/** A new event needs a title and its days; the rest has plain values. */
export const newEvent = z.object({
  event: fields.partial().extend({
    title: z.string().min(1),
    start: z.string().min(1),
    extendedProps: fields.shape.extendedProps,
  }),
})
export const eventChange = z.object({ event: fields.partial().extend({ id: rowId }) })
