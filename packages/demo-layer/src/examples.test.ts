import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'
import { openLayer } from './testing/layer.ts'

const asked = { GET: 'get', POST: 'post', DELETE: 'del' } as const

test('the examples of the page work one after another, on the same samples', async () => {
  const layer = openLayer()
  for (const { method, path, example } of callTable) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(example.params?.[name]))
    const { status } = await layer[asked[method]](address, example)
    // The example of the refresh stands for a token that only a sign-in can give.
    const expected = path === '/jwt/refresh-token' ? [401] : [200, 201]
    expect(expected, `${method} ${address}`).toContain(status)
  }
})
