import {
  firstPicture,
  holdPresses,
  runInTasks,
  startWhenNeeded,
  type LatestStart,
} from './start-when-needed.ts'

/** Id of the `noscript` element around a page's scripts, whose content React leaves alone in a browser. */
export const laterScripts = 'later-scripts'

const [begin, end] = [`<noscript id="${laterScripts}">`, '</noscript>']

/**
 * Delays the scripts of a finished page until it is touched or needs them (decision 142). What the router writes behind
 * the page, the data for its scripts, waits with them, in a template: from there no browser, with scripts or without, fetches
 * anything. HTML without scripts is returned unchanged.
 */
export function withLaterScripts(html: string, nonce: string, latest: LatestStart): string {
  const [page, rest] = html.split(begin)
  if (page === undefined || rest === undefined) return html
  const scripts = rest.replace(end, '').replace('</body></html>', '')
  const functions = [holdPresses, firstPicture, runInTasks].map(String).join(', ')
  const start = `(${startWhenNeeded.toString()})('${latest}', (href) => import(href), ${functions})`
  const waiting = `${begin}${end}<template>${scripts}</template>`
  return `${page}${waiting}<script nonce="${nonce}">${start}</script></body></html>`
}
