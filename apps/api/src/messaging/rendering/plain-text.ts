const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
}

const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)

/** A link whose text differs from its address keeps both. */
function link(_whole: string, address: string, label: string): string {
  const bare = address.replace(/^(?:mailto|tel):/, '')
  return label.replace(/<[^>]*>/g, '').trim() === bare || bare === '' ? label : `${label} (${bare})`
}

/** Plain text of html as people may save it (see `cleanHtml`), with paragraphs, bullets and addresses. */
export function plainText(html: string): string {
  const text = html
    .replace(/\s+/g, (gap) => (gap.includes('\u00A0') ? gap : ' '))
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, link)
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li\b[^>]*>/g, '\n– ')
    .replace(/<hr\b[^>]*>/g, '\n\n')
    .replace(/<\/(?:td|th)>/g, '  ')
    .replace(/<\/(?:p|h2|h3|h4|ul|ol|blockquote|table|figure)>/g, '\n\n')
    .replace(/<\/tr>/g, '\n')
    .replace(/<[^>]*>/g, '')
  const lines = unescape(text)
    .split('\n')
    .map((line) => line.replace(/^ +| +$/g, ''))
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
