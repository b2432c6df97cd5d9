import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { nonBreaking } from '../../seed/texts/non-breaking.ts'
import { termsText } from '../../seed/legal/terms.ts'
import { fillLegalText } from '@dvor/booking/messages/legal-text.ts'
import { legalSettings } from '../../sample/make-documents.ts'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import { cleanHtml } from '../clean-html.ts'
import { textPdf } from './text-pdf.ts'

const made = new Date('2027-03-10T09:00:00Z')
const frame = { title: 'Domáci poriadok', property: 'Dvor pod Lipami', edition: 'verzia 7', made }
const pdfOf = (html: string) => textPdf({ ...frame, html, origin: 'https://dvor.sk' })
const read = async (html: string) => readPdf(await pdfOf(html))

describe('a text as a document', () => {
  test('has its heading, every Slovak letter, and property, edition and page at its foot', async () => {
    const { title, letters, pages } = await read(
      '<p>Kŕdeľ ďatľov učí koňa žrať kôru, ťava ŕka: „ĺ“ – ÁÄČĎÉ 5 €</p>',
    )
    expect(pages).toBe(1)
    expect(title).toBe('Domáci poriadok, verzia 7')
    expect(letters).toBe(
      withoutSpace(
        'Domáci poriadok Kŕdeľ ďatľov učí koňa žrať kôru, ťava ŕka: „ĺ“ – ÁÄČĎÉ 5 € Dvor pod Lipami · verzia 7 Strana 1 z 1',
      ),
    )
  })

  test.each([
    ['cs', 'ěščřžýáíéůúďťňó ĚŠČŘŽÝÁÍÉŮÚĎŤŇÓ'],
    ['pl', 'ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ'],
    ['hu', 'áéíóöőúüű ÁÉÍÓÖŐÚÜŰ'],
    ['de', 'äöüß ÄÖÜẞ'],
  ])('has the letters of %s in one font', async (_language, alphabet) => {
    const pdf = await pdfOf(`<p>${alphabet}</p>`)
    expect(readPdf(pdf).letters).toContain(withoutSpace(alphabet))
    const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name]) => name)
    expect(fonts).not.toEqual([])
    expect(fonts.filter((name) => !name?.startsWith('Roboto'))).toEqual([])
  })

  test('numbers its pages', async () => {
    const { pages, letters } = await read('<p>Lipa.</p>'.repeat(120))
    expect(pages).toBeGreaterThan(2)
    for (let page = 1; page <= pages; page++) expect(letters).toContain(`Strana${page}z${pages}`)
  })

  test('contains all of the terms, in their order', async () => {
    const html = nonBreaking(fillLegalText(termsText(), legalSettings, []))
    const { letters } = await read(html)
    const words = withoutSpace(html.replace(/<[^>]*>/g, ''))
    // A line that breaks within a word ends with the text's own hyphen; none is added.
    expect(letters.replaceAll(/DvorpodLipami·verzia7Strana\dz\d/g, '')).toBe(`Domáciporiadok${words}`)
  })

  test('is the same to the byte when it is made again', async () => {
    const html = '<h2>Ráno</h2><ul><li>chlieb</li></ul>'
    expect((await pdfOf(html)).equals(await pdfOf(html))).toBe(true)
  })

  test('its letters are its own, where a document before wrote others that look the same', async () => {
    await pdfOf('<p>SK\u2011ZA\u00a01</p>')
    const { letters } = await read('<p>SK-ZA 1</p>')
    expect(letters).toContain('SK-ZA1')
  })

  test('links to the property’s site are absolute', async () => {
    const pdf = await pdfOf('<p><a href="/cennik">Cenník</a> a <a href="mailto:a@b.sk">e-mail</a></p>')
    expect(pdf.toString('latin1')).toContain('/URI (https://dvor.sk/cennik)')
    expect(pdf.toString('latin1')).toContain('/URI (mailto:a@b.sk)')
  })

  test('a heading does not stay at the foot of a page without its text', async () => {
    for (let lines = 28; lines < 40; lines++) {
      const { letters } = await read(`${'<p>Lipa.</p>'.repeat(lines)}<h2>Kone</h2><p>Žrebec</p>`)
      expect(letters, `${lines} lines`).toContain('KoneŽrebec')
    }
  })

  test('the same text with thirty horizontal rules gives the same bytes each time', async () => {
    const html = `${'<p>Lipa.</p>'.repeat(40)}${'<hr />'.repeat(30)}`
    const first = await pdfOf(html)
    for (let time = 0; time < 3; time++) expect((await pdfOf(html)).equals(first)).toBe(true)
  })

  test('a table keeps its cells, with spans and short rows', async () => {
    const { letters } = await read(
      '<table><tr><th>Dni</th><th colspan="3">Cena</th></tr><tr><td rowspan="9">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    )
    expect(letters).toContain('DniCena123')
  })

  test('a table breaks a word that is longer than its column, so that it stays on the page', async () => {
    const { letters, pieces } = await read(`<table><tr><th>Výber</th><td>${'x'.repeat(90)}</td></tr></table>`)
    expect(letters).toContain('x'.repeat(90))
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(60)
  })
})

const tag = fc.constantFrom(
  ...'h2 h3 h4 p strong em a ul ol li table tr td th blockquote br hr sup figure figcaption span'.split(' '),
)
const attributes = fc.constantFrom(
  '',
  ' colspan="3"',
  ' rowspan="2"',
  ' colspan="99999"',
  ' href="/a"',
  ' href="x"',
)
const words = fc.constantFrom('', ' ', 'lipa', ' kôň ', '\u00A0', '&amp;', '&lt;b')
const html = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 6 },
    words,
    fc
      .tuple(tag, attributes, fc.array(tie('piece'), { maxLength: 5 }))
      .map(([name, extra, inside]) => `<${name}${extra}>${inside.join('')}</${name}>`),
  ),
})).piece

test('any cleaned html becomes a complete document', async () => {
  const pieces = fc.array(html, { maxLength: 4 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(pieces, async (typed) => {
      expect((await read(await cleanHtml(typed))).pages).toBeGreaterThan(0)
    }),
    { numRuns: 20 * inject('effort') },
  )
})
