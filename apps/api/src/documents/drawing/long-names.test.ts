import { expect, test } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { rightmostInk } from '../../testing/files/see-pdf.ts'
import { aDocumentCase, documentOf } from '../../testing/fixtures/generated-document.ts'
import { documentPdf } from './draw-document.ts'

const drawn = (name: string, item: string) => {
  const { buyer, ...rest } = documentOf({
    ...aDocumentCase,
    items: aDocumentCase.items.map((one) => ({ ...one, name: item, detail: item })),
  })
  return documentPdf({ ...rest, buyer: { ...buyer, name } }, { accent: '#1f3d2b', logo: null })
}
const pageWidth = 595.28
const margin = 48

test('a company and an item of 100 letters without a space are broken where their columns end', async () => {
  const pdf = await drawn('W'.repeat(100), 'm'.repeat(100))
  expect(readPdf(pdf).letters).toContain('W'.repeat(100))
  expect(await rightmostInk(pdf)).toBeLessThan(pageWidth - margin + 1)
})

test.each([
  ['北京公司', '北京公司'],
  ['Seoul 한국 주식회사', 'Seoul한국주식회사'],
  ['山田あかり', '山田あかり'],
  ['გიორგი Հայկ', 'გიორგიՀայկ'],
  ['Jana 🎉 Malá 👨‍👩‍👧', 'JanaMalá'],
])('the customer %s is drawn with its letters', async (name, letters) => {
  const pdf = readPdf(await drawn(name, 'Izba'))
  expect(pdf.letters).toContain(letters)
  expect(pdf.letters).not.toContain('\uFFFD')
})

test.each(['شركة', 'דוד כהן', 'किशोर', 'สมชาย', 'বাংলা', 'தமிழ்'])(
  'every letter of %s has a glyph, in the direction of its script',
  async (name) => {
    const { letters } = readPdf(await drawn(name, 'Izba'))
    for (const letter of name.replaceAll(' ', '')) expect(letters).toContain(letter)
  },
)
