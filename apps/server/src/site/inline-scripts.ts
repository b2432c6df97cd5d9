import { hash } from 'node:crypto'

/**
 * Takes the nonce off a finished page and lists the sha256 hashes of the scripts that carried it. Only scripts that
 * the page itself rendered have the nonce, so anything smuggled into the content is neither listed nor run.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const mark = ` nonce="${nonce}"`
  const withHashes = html.replaceAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (!attributes.includes(mark)) return whole
      if (code) hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
      return whole
    },
  )
  return { html: withHashes.replaceAll(mark, ''), hashes: [...hashes] }
}
