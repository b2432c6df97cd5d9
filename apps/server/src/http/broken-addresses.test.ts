import fastify from 'fastify'
import { expect, test } from 'vitest'
import { brokenAddresses } from './broken-addresses.ts'

const ask = async (method: 'GET' | 'POST', url: string) => {
  const app = fastify({ ...brokenAddresses })
  app.get('/*', () => 'the site')
  const answer = await app.inject({ method, url })
  return { status: answer.statusCode, way: answer.headers.location, type: answer.headers['content-type'] }
}

test('a page with an address that cannot be decoded leads to the page for what was not found', async () => {
  for (const url of ['/blog/%E1ovka', '/ubytovanie/%E0%A4%A', '/%'])
    expect(await ask('GET', url)).toMatchObject({ status: 302, way: '/nenajdene' })
  expect(await ask('GET', '/en/blog/%E1')).toMatchObject({ status: 302, way: '/en/nenajdene' })
})

test('a call with such an address gets the error of the API', async () => {
  expect(await ask('GET', '/api/units/%')).toMatchObject({
    status: 400,
    type: expect.stringContaining('json'),
  })
  expect(await ask('POST', '/rezervacia/%')).toMatchObject({
    status: 400,
    type: expect.stringContaining('json'),
  })
})
