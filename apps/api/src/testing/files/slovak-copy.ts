/** Typographic faults of Slovak text; HTML tags are left out. */
const faults: readonly [name: string, pattern: RegExp][] = [
  ['straight quotes', /["']/],
  ['a double space', /  /],
  ['a space before punctuation', /[ \u00a0][,;:!?](?=\s|$)/],
  ['three dots for an ellipsis', /\.\.\./],
  ['a hyphen for a dash', / - /],
  ['an opening quote that is not „', /(^|\s)[“”]/],
  ['an English quote at the end', /”/],
]

/** A one-letter word or a number at the end of a line, which is allowed in titles only. */
const loose: readonly [name: string, pattern: RegExp][] = [
  ['a short word that may end a line', /(^|[\s(„])[aikosuvzAIKOSUVZ] (?=\p{L})/u],
  ['a number that may leave what it counts', /(?<!\d{3})\d (?=[\p{L}€%])/u],
]

const running = new Set(['content', 'description', 'perex'])
const skipped = new Set(['image', 'accommodation_object', 'slug', 'email', 'value'])

/** @returns each fault of a record's own texts, with the text */
export function faultsIn(record: Record<string, unknown>): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (typeof value !== 'string' || skipped.has(key)) return []
    const text = value.replace(/<[^>]*>/g, '\n')
    const rules = running.has(key) ? [...faults, ...loose] : faults
    return rules.flatMap(([name, pattern]) => {
      const match = pattern.exec(text)
      return match
        ? [`${key}: ${name} in ${text.slice(Math.max(0, match.index - 20), match.index + 30)}`]
        : []
    })
  })
}
