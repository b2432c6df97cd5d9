import type { Draw } from './draw.ts'

const sentences = [
  'The orchard is in bloom and the bees are busy from morning on.',
  'We moved the meeting to the big table under the lime trees.',
  'Please have a look at the attached plan before Thursday.',
  'The new oven bakes twelve loaves at once, and every one of them turned out well.',
  'Three guests asked for a later breakfast, so we agreed on half past nine.',
  'The fence by the lower meadow needs a new post.',
  'Everything was ready a day earlier than we had promised.',
  'Could you send me the figures of the last quarter?',
  'The walk to the mill takes an hour, or two with children.',
  'We have tried both colours, and the darker one reads better in the evening.',
  'Nobody expected snow in April, least of all the lambs.',
  'The list is long, but the first five points are what matters.',
  'A short call will do; I am at my desk until four.',
  'The old barn keeps cool even in July.',
  'Thank you for the warm welcome and for the honey.',
  'Let us keep it simple and ask the people who use it.',
]

/** One sentence. */
export const sentence = (draw: Draw): string => draw.pick(sentences)

/** So many different sentences as one paragraph. */
export const paragraph = (draw: Draw, count = 3): string => draw.some(sentences, count).join(' ')

/** So many paragraphs as HTML. */
export const htmlText = (draw: Draw, count = 2): string =>
  Array.from({ length: count }, () => `<p>${paragraph(draw)}</p>`).join('')
