import { richTextTags } from '@dvor/contract/values/rich-text.ts'
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
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

/** Cleans html that people save: known tags and attributes only; unclosed tags are closed. */
export const cleanHtml = (html: string): string => sanitize(html, options)
