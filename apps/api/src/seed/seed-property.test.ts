import { recordSchema } from '@dvor/contract/declaration/schemas.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { faultsIn } from '../testing/files/slovak-copy.ts'
import { termsText } from './legal/terms.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

type Row = Record<string, unknown> & { id: string; mark: string; content: string }

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startTestApi()
  token = await adminToken(api)
})

afterAll(() => api.close())

const blocks = async () => (await api.call('GET', '/text-blocks', { token })).body as Row[]

describe('a property without sample content', () => {
  test('has exactly the texts that the pages show, none of them empty', async () => {
    const rows = await blocks()
    expect(rows.map(({ mark }) => mark).toSorted()).toEqual(textMarks.map(({ mark }) => mark).toSorted())
    for (const row of rows) {
      expect(recordSchema(textBlocks).safeParse(row).error).toBeUndefined()
      expect(row['title']).toBeTruthy()
      expect(row.content).toMatch(/^<(p|ul|h2)>/)
      // The summary of the terms is in English.
      if (row.mark !== 'terms-summary') expect(faultsIn(row), row.mark).toEqual([])
    }
  })

  test('says no sentence twice on one page', async () => {
    const rows = (await blocks()).filter(({ content }) => !content.includes('<h2>'))
    for (const page of new Set(rows.map((row) => row['page']))) {
      const sentences = rows
        .filter((row) => row['page'] === page)
        .flatMap(({ content }) => content.match(/[^<>\s][^<>]*(?=<)/g) ?? [])
      expect(sentences, String(page)).toEqual([...new Set(sentences)])
    }
  })

  test('has terms and a privacy notice in full, with gaps for the owner', async () => {
    const texts = new Map((await blocks()).map(({ mark, content }) => [mark, content]))
    // Those in the database have no gaps in tests, because nobody could order otherwise.
    const terms = termsText()
    expect(terms.match(/<h2>/g)).toHaveLength(9)
    expect(terms).toContain('108/2024')
    expect(terms).toContain('{{ legal_name }}')
    // The parts are due by instalmentsOf; oneSumDays says when an order is paid in full.
    expect(terms).toContain('Cenu platíte takto: {{ payment_schedule }}.')
    expect(terms).toContain('ak je do príchodu {{ one_sum_days }} alebo menej')
    expect(texts.get('privacy-content')?.match(/<h2>/g)).toHaveLength(6)
  })

  test('has settings as in the contract, with bands, cancellation rules and dated VAT', async () => {
    const { body } = await api.call('GET', '/global-settings', { token })
    expect(recordSchema(globalSettings).safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ sample_mode: false, age_bands: [{ percent: 0 }, { percent: 50 }] })
    expect(body).toMatchObject({ vat_rates: expect.arrayContaining([expect.objectContaining({ rate: 5 })]) })
  })

  test('keeps the owner’s changes through the next start, and adds nothing twice', async () => {
    const [first] = await blocks()
    const edited = { title: 'Moje vlastné slová' }
    await api.call('PUT', `/text-blocks/${first?.id}`, { token, body: edited })
    await api.api.prepare(() => undefined)
    const rows = await blocks()
    expect(rows).toHaveLength(textMarks.length)
    expect(rows.find(({ id }) => id === first?.id)).toMatchObject(edited)
    expect((await api.call('GET', '/contacts', { token })).body).toHaveLength(2)
    expect((await api.call('GET', '/accommodation-units', { token })).body).toEqual([])
  })
})
