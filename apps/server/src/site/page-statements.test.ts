import { describe, expect, test } from 'vitest'
import { openCountedPages, days } from '../testing/page-statements.ts'

const { countAll } = openCountedPages()

/**
 * The most statements of a page that is made anew while the content stays as it is: the version of the content, and
 * what depends on the moment or on free nights. These numbers may only go down.
 */
const most: Record<string, number> = {
  '/uvod': 4,
  '/ubytovanie/:slug': 3,
  '/blog': 2,
  '/blog/:slug': 3,
  '/sezonne-ponuky': 4,
  [`/rezervacia?${days}`]: 3,
  '/darcekovy-poukaz': 5,
}

const mostElsewhere = 1

describe('a page made anew', () => {
  test('takes few statements, whatever its language', async () => {
    const counts = await countAll()
    const over = Object.entries(counts).filter(([path, count]) => count > (most[path] ?? mostElsewhere))
    expect(over).toEqual([])
  })
})
