import { usualRetention } from '@dvor/contract/privacy/retention.ts'
import { expect, test } from 'vitest'
import { fillLegalText, gapsIn, legalVariables, type LegalSettings } from './legal-text.ts'

const settings: LegalSettings = {
  ...usualRetention(),
  business_name: 'Penzión',
  legal_name: 'Penzión, s. r. o.',
  street: 'Hlavná 1',
  postal_code: '811 01',
  city: 'Bratislava',
  ico: '12345679',
  dic: '2012345676',
  ic_dph: null,
  vat_payer: false,
  registration_note: 'Živnostenský register, číslo 1',
  email: 'a@example.com',
  phone: '+421 900 000 000',
  check_in_from: '14:00',
  check_in_until: '20:00',
  check_out_until: '10:00',
  payment_schedule: [
    { share: 'percent', value: 30, days_before: null },
    { share: 'rest', value: 0, days_before: 14 },
  ],
  transfer_days: 5,
  stay_tax_rates: [{ valid_from: '2026-01-01', amount: 100, from_age: 18, max_nights: 60, exemptions: [] }],
  cancellation_rules: [{ days_before: 7, fee_percent: 0 }],
  terms_version: '1',
}
const gapsOf = (changes: Partial<LegalSettings>) => {
  const text = ['legal_name', 'ico', 'stay_tax', 'cancellation_rules', 'one_sum_days', 'transfer_days']
  return gapsIn(fillLegalText(text.map((name) => `{{ ${name} }}`).join(' '), { ...settings, ...changes }, []))
}

test('names what the settings lack, each once', () => {
  const every = Object.keys(legalVariables).map((name) => `{{ ${name} }}`)
  expect(gapsIn(fillLegalText(every.join(' '), settings, []))).toEqual([])
  expect(gapsOf({ ico: null, legal_name: '' })).toEqual(['obchodné meno', 'IČO'])
  expect(gapsIn(fillLegalText('{{ ico }} {{ ico }}', { ...settings, ico: null }, []))).toEqual(['IČO'])
})

test('what a property has decided is no gap: no tax, no rules, the whole price with the order', () => {
  const whole = [{ share: 'rest', value: 0, days_before: null }] as const
  const free = settings.stay_tax_rates?.map((rate) => ({ ...rate, amount: 0 })) ?? []
  expect(
    gapsOf({ stay_tax_rates: free, cancellation_rules: [], payment_schedule: whole, transfer_days: 0 }),
  ).toEqual([])
  // Nobody has said whether the municipality collects one.
  expect(gapsOf({ stay_tax_rates: [] })).toEqual(['sadzba dane za ubytovanie'])
})
