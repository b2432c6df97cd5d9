import { expect, test } from 'vitest'
import { oneLine } from '@dvor/contract/values/escape.ts'
import { plainText } from './plain-text.ts'

test('html becomes text with paragraphs, bullets and addresses', () => {
  const html =
    '<h2>Vitajte</h2><p>Dobrý deň,<br />príďte &amp; zostaňte.</p><ul><li>chlieb</li><li>mlieko</li></ul>' +
    '<p><a href="https://a.sk/x?b=1&amp;c=2">Mapa</a> <a href="mailto:a@b.sk">a@b.sk</a></p>'
  expect(plainText(html)).toBe(
    'Vitajte\n\nDobrý deň,\npríďte & zostaňte.\n\n– chlieb\n– mlieko\n\nMapa (https://a.sk/x?b=1&c=2) a@b.sk',
  )
})

test('escaped text shows as typed, and is no tag', () => {
  expect(plainText('<p>&lt;b&gt;Ben&lt;/b&gt; &quot;x&quot; &#39;y&#39;</p>')).toBe('<b>Ben</b> "x" \'y\'')
})

test('a subject is one line', () => {
  expect(oneLine('Rezervácia\r\nBcc: x@y.sk\u2028')).toBe('Rezervácia Bcc: x@y.sk')
})
