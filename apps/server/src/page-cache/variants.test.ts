import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedPage, chooseEncoding } from './variants.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %s is answered as %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('every encoding holds the same bytes, and the size counts them all', async () => {
  const body = Buffer.from('Dvor pod Lipami '.repeat(200))
  const { bodies, size } = await cachedPage(body, {})
  expect(brotliDecompressSync(bodies.br)).toEqual(body)
  expect(gunzipSync(bodies.gzip)).toEqual(body)
  expect(size).toBe(bodies.br.length + bodies.gzip.length + body.length)
})
