import { bindShortWords } from '@dvor/format/language.ts'

/** Slovak texts by key, also nested, whose words of one letter do not end a line. */
export const boundTexts = (texts: object): object =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, boundText(text)]))

function boundText(text: unknown): unknown {
  if (typeof text === 'string') return bindShortWords(text)
  return typeof text === 'object' && text !== null ? boundTexts(text) : text
}
