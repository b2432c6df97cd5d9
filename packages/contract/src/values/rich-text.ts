/**
 * Tags of the owner's rich texts with their attributes. The server keeps exactly these when a text is written, and the
 * editor of the back office reads and writes exactly these.
 */
export const richTextTags = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sup: [],
  sub: [],
  blockquote: [],
  a: ['href', 'target', 'rel'],
  ul: [],
  ol: ['start'],
  li: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const email = /^[^\s@/:?#{}]+@[^\s@/:?#{}]+\.[^\s@/:?#{}]+$/
const domain =
  /^(?:www\.[^\s/@{}]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?!(?:pdf|html?|php|jpe?g|png|webp|docx?|xlsx?)$)[a-z]{2,})(?::\d+)?(?:[/?#].*)?$/iu

/**
 * A link as a browser needs it, from what a person typed: `www.example.com` → `https://www.example.com`,
 * `info@example.com` → `mailto:info@example.com`. Any other text stays as it is.
 */
export function completedLink(typed: string): string {
  const href = typed.trim()
  if (email.test(href)) return `mailto:${href}`
  return domain.test(href) ? `https://${href}` : href
}
