import sanitize from 'sanitize-html'

const tags =
  'h2 h3 h4 p br hr strong b em i u s blockquote a ul ol li img figure figcaption table thead tbody tr th td span sup sub'.split(
    ' ',
  )

const options: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
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
