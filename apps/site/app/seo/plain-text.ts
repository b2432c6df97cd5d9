const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Text of cleaned HTML, shortened at a word to about `length` characters, for descriptions. */
export function plainText(html: string | null | undefined, length = 155): string {
  const text = (html ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length))}…`
}
