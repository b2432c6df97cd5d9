import { richTextTags } from '@dvor/contract/values/rich-text.ts'
import type { IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: Object.keys(richTextTags),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextTags).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Only the property's own uploads are shown, so that no page makes a request to a third party.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
}

/**
 * Cleans html that people save: known tags and attributes only; unclosed tags are closed. Its library is loaded with the
 * first text.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, options)
}
