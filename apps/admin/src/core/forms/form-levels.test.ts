import { collections } from '@dvor/contract/collections/index.ts'
import { expect, test } from 'vitest'
import { formLevels } from './form-levels.ts'

const namesIn = (sections: ReturnType<typeof formLevels>['main']) =>
  sections.flatMap(({ fields }) => fields.map(([name]) => name))

test('shows what every property sets and folds the rest of the settings by subject, each field once', () => {
  const { main, further } = formLevels(collections['global-settings'])
  expect(main.map(({ heading }) => heading)).toEqual([
    'Podnik',
    'Vzhľad',
    'Prevádzka',
    'Rezervácie',
    'Peniaze a\u00A0dane',
  ])
  expect(namesIn(main)).toEqual(expect.arrayContaining(['business_name', 'logo', 'iban', 'check_in_from']))
  expect(namesIn(further)).toEqual(expect.arrayContaining(['cors_origins', 'vat_rates', 'retention_days']))
  const names = [...namesIn(main), ...namesIn(further)]
  const readOnly = ['sample_mode', 'open_to_search']
  expect(names.toSorted()).toEqual(
    Object.keys(collections['global-settings'].fields)
      .filter((name) => !readOnly.includes(name))
      .toSorted(),
  )
})

test('shows every field of a form that declares no main ones', () => {
  expect(formLevels(collections.activities).further).toEqual([])
})
