import fastify from 'fastify'
import { expect, test } from 'vitest'
import { leadsAway, sendLeavingPage } from './leaving-page.ts'

const gateway = 'https://payments.example/instructions?id=AB12&lang="sk'

/** The answer to a request whose page was rendered as a redirect. */
async function answerOf(method: 'GET' | 'POST', location: string, url = '/rezervacia-detail/t') {
  const app = fastify()
  app.all('*', (request, reply) => {
    const to = leadsAway(request, new Response(null, { status: 302, headers: { location } }))
    return to ? sendLeavingPage(request, reply, to) : reply.redirect(location)
  })
  return app.inject({ method, url })
}

test('a form that leads to another site gets a page that goes on there, in the language of its page', async () => {
  const { statusCode, body } = await answerOf('POST', gateway)
  expect(statusCode).toBe(200)
  const address = 'https://payments.example/instructions?id=AB12&amp;lang=&quot;sk'
  expect(body).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`)
  expect(body).toContain(`<a href="${address}">Otvoriť hneď</a>`)
  expect((await answerOf('POST', gateway, '/en/rezervacia-detail/t')).body).toContain('Open it now')
})

test('other redirects stay redirects', async () => {
  expect((await answerOf('GET', gateway)).headers['location']).toBe(gateway)
  expect((await answerOf('POST', '/rezervacia-detail/t')).headers['location']).toBe('/rezervacia-detail/t')
})
