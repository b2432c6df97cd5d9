import { allPages } from '@dvor/client/transport/all-pages.ts'

/** The most rows that the API gives the public at once. */
const pageSize = 100

/** Reads all rows of a list, page by page. Returns null when one page cannot be read. */
export const listAll = <Row>(
  list: (page: { _start: number; _limit: number }) => Promise<Row[] | null>,
): Promise<Row[] | null> => allPages(pageSize, list)
