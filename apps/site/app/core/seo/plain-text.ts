const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Tags inside a line, which separate no words. */
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi

/** Strips HTML and shortens the text at a word to about `length` characters, for descriptions. */
export function plainText(html: string | null | undefined, length = 155): string {
  const text = (html ?? '')
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return shortened(text, length)
}

/** Shortens a text to about `length` characters, at the end of a word. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length)
  return `${text.slice(0, end > 0 ? end : length)}…`
}
