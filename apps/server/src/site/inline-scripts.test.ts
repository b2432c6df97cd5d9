import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './inline-scripts.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('lists the scripts of the page itself and takes the nonce off', () => {
  const page =
    '<link nonce="N" href="/a.css"/><script nonce="N">a()</script><script nonce="N" src="/x.js"></script>'
  const { html, hashes } = hashInlineScripts(page, 'N')
  expect(html).not.toContain('nonce')
  expect(hashes).toEqual([hashOf('a()')])
})

test('a script inside of the content is not listed, also with a nonce', () => {
  const page =
    '<p><script>evil()</script><script nonce="M">evil(2)</script></p><script nonce="N">good()</script>'
  expect(hashInlineScripts(page, 'N').hashes).toEqual([hashOf('good()')])
})
