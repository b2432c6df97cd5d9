import { z } from 'zod'
import type { Collection, ListItem, SingleRecord } from '../declaration/collection.ts'
import { recordSchema } from '../declaration/schemas.ts'

/** Answer of a call that did something and has nothing to say. */
export const done = z.object({ done: z.boolean() })

/** A row as the presentation of its collection shows it, in whatever depth. */
interface Presented {
  id: string
}

/** A record of a collection as its list shows it: related records as they are kept. */
export const listItemOf = <C extends Collection>(collection: C) =>
  z.lazy(() => recordSchema(collection) as z.ZodType as z.ZodType<ListItem<C>, Presented>)

/** A record of a collection as it is read alone: with its related records. */
export const recordOf = <C extends Collection>(collection: C) =>
  z.lazy(() => recordSchema(collection) as z.ZodType as z.ZodType<SingleRecord<C>, Presented>)
