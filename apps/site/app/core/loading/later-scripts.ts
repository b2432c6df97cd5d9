import { firstPicture, holdPresses, startWhenNeeded } from './start-when-needed.ts'

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*\/>/g
const bootstrap = /(<script[^>]*type="module"[^>]*>)(import [\s\S]*?)(?=<\/script>)/
/**
 * Scripts that all others depend on (groups of `vite.config.ts`). They run first, one by one, so that no single task
 * delays a touch for long.
 */
const ground = /\/(vendor|shared|schemas)-[^/]*$/
const imports = /^\s*import (?:\* as (\w+) from )?("[^"]+");?/gm

/**
 * Delays the scripts of a finished page until it is touched or needs them (decision 142). The router writes its
 * imports at the head of one module; HTML of another form is returned unchanged.
 * @param latest 'first picture' starts them without a touch, too, once the page is drawn: people come there to press
 */
export function withLaterScripts(html: string, latest: 'touch' | 'first picture' = 'touch'): string {
  const [whole, tag, code] = bootstrap.exec(html) ?? []
  if (whole === undefined || tag === undefined || code === undefined) return html
  const found = [...code.matchAll(imports)]
  const rest = code.replaceAll(imports, '')
  if (found.length === 0 || /^\s*import[\s{*]/m.test(rest)) return html
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href)
  const names = found.map(([, name]) => name ?? '').join(', ')
  const modules = found.map(([, , from]) => `import(${from})`).join(', ')
  const later = `async function begin() {
  for (const href of ${JSON.stringify(hrefs.filter((href) => ground.test(href)))}) {
    await import(href);
    await new Promise((then) => setTimeout(then));
  }
  const [${names}] = await Promise.all([${modules}]);
  ${rest.trim()}
}
(${startWhenNeeded.toString()})(${JSON.stringify(hrefs)}, begin, (${holdPresses.toString()})(), ${firstPicture.toString()}, ${latest === 'first picture'});
`
  return html.replaceAll(preload, '').replace(whole, () => tag + later)
}
