import { completedLink, richTextTags } from '@dvor/contract/values/rich-text.ts'
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
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href: completedLink(href) }),
        ...attribs,
        ...(attribs['target'] === '_blank' && { rel: 'noopener' }),
      },
    }),
    // The page's own heading is the first.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
  exclusiveFilter: ({ tag, text, attribs, mediaChildren }) =>
    (tag === 'img' && !attribs['src']) ||
    (/^h\d$/.test(tag) && mediaChildren.length === 0 && text.trim() === ''),
}

/**
 * Cleans html that people save: known tags and attributes only; unclosed tags are closed, links completed, headings without
 * a text and pictures without an address left out. Its library is loaded with the
 * first text.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, options)
}
