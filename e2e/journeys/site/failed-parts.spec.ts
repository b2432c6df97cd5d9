import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { root } from '../../src/servers.ts'
import { expect, test } from '../../src/test.ts'

/** A site whose API cannot read a collection; what it serves, the test ends. */
async function serveWithout(collection: string) {
  const main = 'apps/server/src/testing/failing-site-main.ts'
  const process = spawn('node_modules/.bin/node', [main, collection], { cwd: root })
  const [address] = await once(process.stdout, 'data')
  return { origin: String(address).trim(), end: () => process.kill() }
}

/** Opens a page without touching it, unlike the `goto` of journeys. */
const openUntouched = (page: Page, address: string) =>
  (Object.getPrototypeOf(page) as Page).goto.call(page, address)

for (const [what, collection, path, text] of [
  ['a price list', 'activity-prices', '/cennik', 'Problém!'],
  ['a footer', 'documents', '/obchodne-podmienky', 'Nastala chyba pri načítavaní dát! Skúste to neskôr'],
] as const)
  test(`${what} that could not be loaded says so by itself`, async ({ page, refusals }) => {
    refusals.expect(503, /\/cennik$/)
    // The small server has no icons.
    refusals.expect(404, /\/icons\//)
    const { origin, end } = await serveWithout(collection)
    try {
      await openUntouched(page, origin + path)
      await expect(page.getByRole('region', { name: 'Oznámenia' })).toContainText(text)
    } finally {
      end()
    }
  })
