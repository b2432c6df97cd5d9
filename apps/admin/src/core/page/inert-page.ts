/**
 * Policy of the page in the frame, besides this screen's own. With a `sandbox` the browser would log an error for
 * every access to the frame.
 */
const policy = "script-src 'none'; form-action 'none'; base-uri 'none'; frame-src 'none'"

/** A page of the site for a frame: removes scripts, which would be refused with an error each, and disables links. */
export function withoutScripts(html: string, label: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, link[rel="modulepreload"], link[as="script"]'))
    element.remove()
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href')
  // Labels the landmarks of the framed page, which the screen has twice otherwise.
  for (const part of page.querySelectorAll('main, footer')) part.setAttribute('aria-label', label)
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  page.head.prepend(meta)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
