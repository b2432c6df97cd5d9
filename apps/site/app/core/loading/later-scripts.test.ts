import { expect, test } from 'vitest'
import { withLaterScripts } from './later-scripts.ts'
import { runInTasks } from './start-when-needed.ts'

const page =
  '<body><noscript>words</noscript><noscript id="later-scripts"><script nonce="N">router()</script></noscript>' +
  '<!--$--><script nonce="N">data()</script><!--/$--></body></html>'

test('scripts and their data wait in a template, and a script with the nonce starts them', () => {
  const html = withLaterScripts(page, 'N', 'touch')
  const [, waiting, start] =
    /<noscript id="later-scripts"><\/noscript><template>(.*?)<\/template>(.*)$/s.exec(html) ?? []
  expect(waiting).toBe(
    '<script nonce="N">router()</script><!--$--><script nonce="N">data()</script><!--/$-->',
  )
  expect(start).toMatch(/^<script nonce="N">[^<]*'touch'.*<\/script><\/body><\/html>$/s)
})

test('runs shared scripts before those of the page, one file at a time', async () => {
  const steps: string[] = []
  const run = async (href: string) => {
    steps.push(`begins ${href}`)
    await Promise.resolve()
    steps.push(`ends ${href}`)
  }
  await runInTasks(['/assets/entry-1.js', '/assets/vendor-2.js', '/assets/shared-3.js'], run)
  expect(steps).toEqual(
    ['vendor-2', 'shared-3'].flatMap((name) => [`begins /assets/${name}.js`, `ends /assets/${name}.js`]),
  )
})

test('a page without scripts is left as it is', () => {
  const plain = '<p>words</p><noscript>plain</noscript></body></html>'
  expect(withLaterScripts(plain, 'N', 'touch')).toBe(plain)
})
