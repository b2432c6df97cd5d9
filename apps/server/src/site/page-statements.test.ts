import { describe, expect, test } from 'vitest'
import { openCountedPages, days } from '../testing/page-statements.ts'

const { countAll } = openCountedPages()

/**
 * The most statements of a page that is made anew while the content stays as it is: what depends on the moment or on
 * free nights. These numbers may only go down.
 */
const most: Record<string, number> = {
  '/uvod': 2,
  '/ubytovanie/:slug': 2,
  '/blog': 1,
  '/blog/:slug': 2,
  '/sezonne-ponuky': 2,
  [`/rezervacia?${days}`]: 2,
  '/darcekovy-poukaz': 3,
}

const mostElsewhere = 0

describe('a page made anew', () => {
  test('takes few statements, whatever its language', async () => {
    const counts = await countAll()
    const over = Object.entries(counts).filter(([path, count]) => count > (most[path] ?? mostElsewhere))
    expect(over).toEqual([])
  })
})
