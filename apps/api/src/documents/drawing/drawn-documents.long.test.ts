import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { languageCodes } from '@dvor/format/languages.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { describe, expect, test } from 'vitest'
import { textsOfOthers } from '../../testing/messages/texts-of-others.ts'
import { expectPayable, expectReadable, openEveryDocument } from '../../testing/documents/every-document.ts'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import { scanPdf } from '../../testing/files/see-pdf.ts'

const { pdfOf } = openEveryDocument(languageCodes)

describe('every letter can be read back', () => {
  test.each([
    [
      'sk confirmation',
      ['Potvrdenie rezervácie', 'Cena spolu', 'Ďatelinová & spol., a. s.', 'Drevo do krbu'],
    ],
    [
      'sk advance_invoice',
      ['Faktúra k prijatej platbe', 'Dátum prijatia platby', 'Platba vopred za ubytovanie'],
    ],
    [
      'sk credit_note',
      ['Dobropis', 'Opravuje faktúru FA2027', 'Dôvod opravy: Nesprávny odberateľ', '−146,60 €'],
    ],
    [
      'sk stay_confirmation',
      [
        'Potvrdenie o pobyte',
        '§ 152a Zákonníka práce',
        'Ľubomír Ščepán, Kristínka Ščepánová',
        '4. – 7. 6. 2027',
        'Uhradené',
      ],
    ],
    ['en deposit_request', ['Deposit request', 'Not a tax document', '€73.98']],
    ['en confirmation', ['Booking confirmation', 'We confirm your booking']],
    ['en advance_invoice', ['Invoice for a payment received', 'Payment in advance for accommodation']],
    ['en invoice', ['VAT summary', 'Total incl. VAT', 'Less payment received']],
    ['en credit_note', ['Credit note', 'Corrects invoice FA2027', '−€146.60']],
    ['en stay_confirmation', ['Confirmation of stay', 'Who stayed', '4 – 7 Jun 2027']],
  ])('%s', async (which, texts) => expectReadable(await pdfOf(which), texts))
})

describe.each(languageCodes)('in one language: %s', (language) => {
  test.each(documentKinds)('$value', async ({ value: kind }) => {
    const { letters } = readPdf(await pdfOf(`${language} ${kind}`))
    const { titles, subtitles, page } = documentWords[language]
    for (const text of [titles[kind], subtitles[kind], page(1, 1)])
      expect(letters).toContain(withoutSpace(text))
    expect(textsOfOthers(letters, language)).toEqual([])
  })
})

describe('the code for banking apps', () => {
  test.each(languageCodes.map((language) => `${language} invoice`))(
    '%s: is readable on the drawn page and contains the amount due',
    async (which) => expectPayable(await pdfOf(which), 146.6),
  )

  test('without an amount due there is no code', async () => {
    expect(await scanPdf(await pdfOf('sk advance_invoice'))).toBeNull()
  })
})
