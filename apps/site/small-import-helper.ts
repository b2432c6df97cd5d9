import type { Plugin } from 'vite'

/**
 * Code around each `import()` of the browser's scripts. Fetches the files that the imported script needs side by side
 * and waits for its style sheets; a style sheet that the page has already is not fetched again.
 */
const helper = `const asked = {}
const onPage = (href) => [...document.styleSheets].some((sheet) => sheet.href?.split('#')[0] === href)
function ask(file) {
  const { href } = new URL('/' + file, location)
  const isStyle = href.endsWith('.css')
  if (isStyle && onPage(href)) return
  return (asked[href] ??= new Promise((then, fail) => {
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = href
    link.onload = then
    link.onerror = () => {
      delete asked[href]
      fail(Error(href))
    }
    document.head.append(link)
    if (!isStyle) then()
  }))
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load)`

/**
 * Replaces Vite's helper for `import()`, which is three times as long because it serves browsers without
 * `modulepreload` and reports errors as events that nothing here listens to.
 */
export function smallImportHelper(): Plugin {
  return {
    name: 'small-import-helper',
    enforce: 'pre',
    apply: 'build',
    resolveId: { order: 'pre', filter: { id: /vite\/preload-helper/ }, handler: (id) => id },
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper, moduleSideEffects: false }),
    },
  }
}
