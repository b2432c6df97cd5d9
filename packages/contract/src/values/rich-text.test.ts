import { expect, test } from 'vitest'
import { completedLink } from './rich-text.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' example.com/ponuka?a=1 ', 'https://example.com/ponuka?a=1'],
  ['žihľava.sk', 'https://žihľava.sk'],
  ['info@example.com', 'mailto:info@example.com'],
  ['https://example.com', 'https://example.com'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['tel:+421905123456', 'tel:+421905123456'],
  ['/cennik', '/cennik'],
  ['#kone', '#kone'],
  ['cennik.pdf', 'cennik.pdf'],
  ['{{ link }}', '{{ link }}'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the link %s becomes %s', (typed, link) => expect(completedLink(typed)).toBe(link))
