import { expect, test } from 'vitest'
import { withLaterScripts } from './later-scripts.ts'

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>'
const page = (code: string) =>
  `<head>${head}</head><body><script nonce="N" type="module" async="">${code}</script><script nonce="N">data()</script></body>`
// Spelt so that no tool takes these strings for imports of this file.
const load = 'import'
const written = `${load} "/assets/manifest.js";
${load} * as route0 from "/assets/root.js";
${load} * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

${load}("/assets/entry.js");`

test('fetches nothing before the page is shown, and names all later imports', () => {
  const html = withLaterScripts(page(written))
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('["/assets/a.js"]')
  expect(html).not.toMatch(/^\s*import [*"]/m)
  expect(html).toContain(
    `const [, route0, route1_main] = await Promise.all([${load}("/assets/manifest.js"), ${load}("/assets/root.js"), ${load}("/assets/home.js")])`,
  )
  expect(html).toContain('const route1 = {...route1_main};')
  expect(html).toContain(`${load}("/assets/entry.js");`)
  // The nonce stays, so the policy allows the same scripts.
  expect(html).toContain('<script nonce="N" type="module" async="">')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(html).toContain('<script nonce="N">data()</script>')
})

test('a page whose scripts are wanted starts them once it is drawn', () => {
  const start = /firstPicture\(\) \{[\s\S]*\}, (true|false)\);/
  expect(start.exec(withLaterScripts(page(written), 'first picture'))?.[1]).toBe('true')
  expect(start.exec(withLaterScripts(page(written)))?.[1]).toBe('false')
})

test('runs shared scripts before those of the page, one file at a time', () => {
  const preloads = ['entry-1', 'vendor-2', 'shared-3', 'home-4'].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
  )
  const html = withLaterScripts(page(written).replace(head, preloads.join('')))
  expect(html).toContain('for (const href of ["/assets/vendor-2.js","/assets/shared-3.js"])')
  expect(html.indexOf('await import(href)')).toBeLessThan(html.indexOf('const [, route0, route1_main]'))
})

test.each([
  ['imports of another form', page(`${load} { a } from "/assets/a.js";\na()`)],
  ['no module at all', '<p>words</p><script>plain()</script>'],
])('a page with %s is left as it is', (_what, html) => {
  expect(withLaterScripts(html)).toBe(html)
})
