import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { answered, missing } from '../layer/reply.ts'
import { bookmarkInput, bookmarkLists, searchIndex } from './schemas.ts'

const app = 'search'
const searchLimit = 4

/** Page search and bookmarks: /api/main-search/… and /api/bookmarks/… */
export const searchCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/api/main-search/data',
    title: 'The search index: pages, files and contacts, four hits of each to be shown',
    answers: { 200: searchIndex },
    handle: ({ search: { pages, files, people } }) =>
      answered({
        searchArr: [
          { groupTitle: 'Pages', searchLimit, data: pages },
          { groupTitle: 'Files', searchLimit, data: files },
          { groupTitle: 'Contacts', searchLimit, data: people },
        ],
      }),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/bookmarks/data',
    title: 'All pages, and those that are bookmarked',
    answers: { 200: bookmarkLists },
    handle: ({ search: { pages } }) =>
      answered({ suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) }),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/api/bookmarks/update',
    title: 'Toggle the bookmark of a page',
    body: bookmarkInput,
    answers: { 200: z.object({}), 404: problem },
    example: { body: { id: 8 } },
    handle({ search }, { body: { id } }) {
      const page = search.pages.find((one) => one.id === id)
      if (!page) return missing(`There is no page ${id}.`)
      page.isBookmarked = !page.isBookmarked
      return answered()
    },
  }),
]
