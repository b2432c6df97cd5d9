import { contentPageAt } from '@dvor/contract/site/site-pages.ts'
import { startSmallSite } from './small-site.ts'

/**
 * Asks the site, served from its source, for the addresses that are given, and prints the status, the title and the
 * cache rule of each; of the sitemap those of them that it lists. Fails at any answer but 200.
 */
const addresses = process.argv.slice(2)
const site = await startSmallSite({ dev: true })
site.settle()
for (const name of ['text-blocks', 'accommodation-units', 'blog-articles'])
  site.answers.set(name, { status: 200, body: [] })
site.answers.set('page-slugs', { status: 200, body: { 'accommodation-units': [], 'blog-articles': [] } })
for (const address of addresses) {
  const { statusCode, body } = await site.app.inject({ url: address })
  const listed = addresses.filter((one) => body.includes(`${one}</loc>`))
  const facts = address.endsWith('.xml')
    ? `lists ${listed.join(' and ')}`
    : `${/<title>([^<]*)/.exec(body)?.[1]}, kept until ${contentPageAt(address)?.keptUntil}`
  process.stdout.write(`${statusCode} ${address} ${facts}\n`)
  if (statusCode !== 200) process.exitCode = 1
}
await site.app.close()
