import { z } from 'zod'
import { id, name } from '../values/values.ts'
import { roleKey } from './roles.ts'

/** Most views that a person keeps of one list. */
export const mostSavedViews = 30

const collection = z.string().regex(/^[a-z-]{1,60}$/)

/** `GET /saved-views`: those of one list. */
export const savedViewsQuery = z.strictObject({ collection })

const content = {
  collection,
  name,
  /** Filters, search and order, as the address of the list carries them. */
  query: z.string().max(2000),
  /** Fields that are columns, in their order; null for the usual ones. */
  columns: z.array(z.string().max(60)).max(60).nullable(),
  /** People with this role see it, too; null where it is the maker's alone. */
  role: roleKey.nullable(),
}

/** `POST /saved-views`; one of the same name of the same person is replaced. */
export const savedViewInput = z.strictObject(content)

export const savedView = z.object({ id, ...content, is_own: z.boolean() })
export type SavedView = z.infer<typeof savedView>
