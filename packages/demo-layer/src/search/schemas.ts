import { z } from 'zod'
import { rowId } from '../layer/input.ts'

export const page = z.object({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
  collapsed: z.boolean().optional(),
})

export const file = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() })
export const person = z.object({ title: z.string(), email: z.string(), img: z.string(), date: z.string() })

/** How many hits of each group the search field shows. */
const searchLimit = z.literal(4)

const group = <Title extends string, Item extends z.ZodType>(title: Title, item: Item) =>
  z.object({ groupTitle: z.literal(title), searchLimit, data: z.array(item) })

export const searchIndex = z.object({
  searchArr: z.tuple([group('Pages', page), group('Files', file), group('Contacts', person)]),
})

export const bookmarkLists = z.object({ suggestions: z.array(page), bookmarks: z.array(page) })
export const bookmarkInput = z.object({ id: rowId })

export type SearchPage = z.infer<typeof page>
export type SearchFile = z.infer<typeof file>
export type SearchPerson = z.infer<typeof person>
