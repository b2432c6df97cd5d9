import { allPages } from '@dvor/client/transport/all-pages.ts'

/** The most rows that the public gets at once. */
const pageSize = 100

/** All rows of a list, page by page; null when one page cannot be read. */
export const listAll = <Row>(
  list: (page: { _start: number; _limit: number }) => Promise<Row[] | null>,
): Promise<Row[] | null> => allPages(pageSize, list)
