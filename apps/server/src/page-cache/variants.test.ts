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

test('every encoding holds the same bytes, and the size counts no fewer', async () => {
  const text = Buffer.from('Dvor pod Lipami '.repeat(200))
  const { body, size } = cachedPage(text, {})
  const [br, gzip] = await Promise.all([body('br'), body('gzip')])
  expect(brotliDecompressSync(br)).toEqual(text)
  expect(gunzipSync(gzip)).toEqual(text)
  expect(size).toBeGreaterThanOrEqual(br.length + gzip.length + text.length)
})

test('a variant is made once, for simultaneous and for later requests', async () => {
  const { body } = cachedPage(Buffer.from('Dvor pod Lipami'), {})
  const [first, second] = [body('br'), body('br')]
  expect(second).toBe(first)
  expect(body('br')).toBe(first)
  const bytes = await first
  expect(body('br')).toBe(bytes)
})
