import { startSmallSite } from './small-site.ts'

/**
 * Serves the site over a small API that cannot read the collections named as arguments; writes its address. For journeys
 * about what a page says then.
 */
const site = await startSmallSite()
site.settle()
for (const name of process.argv.slice(2))
  site.answers.set(name, { status: 500, body: { code: 'internal', message: '' } })
console.log(await site.app.listen({ port: 0, host: '127.0.0.1' }))
