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
