import { expect, test } from 'vitest'
import { olderDatabase, rowsOf } from '../testing/empty-database.ts'
import { migrateDatabase } from './migrate.ts'

/** Of the program under test. */
const version = '1.4.0'

const question = `insert into survey_questions (id, text, kind, options, text_en, options_en)
  values (gen_random_uuid(), $1, 'choice', $2, $3, $4)`

test('the English texts of the version before become translations', async () => {
  const { older, client } = await olderDatabase('keep_english_columns')
  await client.query(question, ['Odkiaľ?', '["A","B"]', 'From where?', '["a","b"]'])
  await client.query(question, ['Prečo?', null, null, null])
  const bands = [
    { label: 'Dieťa', label_en: 'Child', up_to_age: 11, percent: 50 },
    { label: 'Mladý', up_to_age: 17, percent: 80 },
  ]
  await client.query(
    `insert into global_settings (id, business_name, email, age_bands) values (gen_random_uuid(), 'Dom', 'a@b.example', $1)`,
    [JSON.stringify(bands)],
  )
  await client.end()
  await migrateDatabase(older, version)
  expect(await rowsOf(older, 'select translations from survey_questions order by text')).toEqual([
    { translations: { en: { text: 'From where?', options: ['a', 'b'] } } },
    { translations: {} },
  ])
  const [settings] = await rowsOf<{ age_bands: unknown }>(older, 'select age_bands from global_settings')
  expect(settings?.age_bands).toEqual([
    { label: 'Dieťa', translations: { en: { label: 'Child' } }, up_to_age: 11, percent: 50 },
    { label: 'Mladý', up_to_age: 17, percent: 80 },
  ])
})

test('while both versions run, each reads the English texts that the other writes', async () => {
  const { older, client } = await olderDatabase('keep_english_columns')
  await client.end()
  await migrateDatabase(older, version)
  await rowsOf(older, question, ['Odkiaľ?', '["A","B"]', 'From where?', '["a","b"]'])
  const read = () => rowsOf(older, 'select translations, text_en, options_en from survey_questions')
  const options = ['a', 'b']
  expect(await read()).toEqual([
    { translations: { en: { text: 'From where?', options } }, text_en: 'From where?', options_en: options },
  ])
  await rowsOf(older, 'update survey_questions set translations = \'{"en": {"text": "Whence?"}}\'')
  expect(await read()).toEqual([
    { translations: { en: { text: 'Whence?' } }, text_en: 'Whence?', options_en: null },
  ])
  await rowsOf(older, 'update survey_questions set text_en = null')
  expect(await read()).toEqual([{ translations: { en: {} }, text_en: null, options_en: null }])
})
