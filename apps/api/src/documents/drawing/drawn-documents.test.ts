import { describe, expect, test } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { expectPayable, expectReadable, openEveryDocument } from '../../testing/documents/every-document.ts'

const here = openEveryDocument(['sk'])
const { ids, pdfOf } = here

describe('every letter can be read back', () => {
  test.each([
    [
      'sk deposit_request',
      ['Výzva na úhradu zálohy', 'Nie je daňovým dokladom', 'Záloha na úhradu', '73,98 €'],
    ],
    [
      'sk invoice',
      ['Faktúra', 'IČ DPH: SK2087654327', 'Rekapitulácia DPH', 'Odpočet prijatej platby, faktúra FP2027'],
    ],
  ])('%s', async (which, texts) => expectReadable(await pdfOf(which), texts))
})

test('the code for banking apps is readable on the drawn page and contains the amount due', async () =>
  expectPayable(await pdfOf('sk deposit_request'), 73.98))

describe('a file', () => {
  test('is drawn once and then the same, also for concurrent readers', async () => {
    const path = `/invoices/${ids.get('sk invoice')}/file.pdf`
    const [first, second] = await Promise.all([here.property.file(path), here.property.file(path)])
    expect(first.bytes.equals(second.bytes)).toBe(true)
    await here.property.settings({ business_name: 'Celkom iný dom' })
    expect((await here.property.file(path)).bytes.equals(first.bytes)).toBe(true)
  })

  test('is never cached and has a file name of its own', async () => {
    const { headers } = await here.property.file(`/invoices/${ids.get('sk invoice')}/file.pdf`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="faktura-fa2027\d{4}\.pdf"$/),
    })
    const xml = await here.property.file(`/invoices/${ids.get('sk confirmation')}/ubl.xml`)
    expect(xml.status).toBe(404)
  })

  test('is not served as an upload', async () => {
    const id = ids.get('sk invoice') ?? ''
    for (const path of [`/uploads/${id}/document.pdf`, `/uploads/../documents/${id}/document.pdf`])
      expect((await here.api.app.inject({ url: path })).statusCode).toBe(404)
  })
})

describe('a guest', () => {
  const own = (token: string, id: string) =>
    here.api.app.inject({ url: `/api/reservation-details/${token}/documents/${id}` })

  test('reads the documents of the own reservation and no other', async () => {
    const [mine, others] = [await here.property.stay(), await here.property.stay()]
    const tokenOf = async (id: string) =>
      ((await here.property.call('GET', `/reservations/${id}`)).body as { token: string }).token
    const [row] = await here.property.issue(mine, 'confirmation')
    const [foreign] = await here.property.issue(others, 'confirmation')
    const token = await tokenOf(mine)
    const detail = await here.api.call('GET', `/reservation-details/${token}`)
    expect(detail.body).toMatchObject({
      documents: [{ id: row?.id, kind: 'confirmation', number: row?.number, total: 24900 }],
    })
    const answer = await own(token, row?.id ?? '')
    expect(answer.statusCode).toBe(200)
    expect(readPdf(answer.rawPayload).letters).toContain('Potvrdenierezervácie')
    expect((await own(token, foreign?.id ?? '')).statusCode).toBe(404)
    expect((await own(await tokenOf(others), row?.id ?? '')).statusCode).toBe(404)
  })
})
