import { expect, test } from 'vitest'
import { slovak } from '../texts/booking-texts.ts'
import { totalKey } from './total-key.ts'

test.each([
  [0, true, 'Spolu vrátane DPH'],
  [450, true, 'Spolu vrátane DPH a dane za ubytovanie'],
  [0, false, 'Spolu'],
  [450, false, 'Spolu vrátane dane za ubytovanie'],
])('stay tax %i, VAT payer %s: %s', (stay_tax, isVatPayer, label) => {
  expect(slovak.summary[totalKey({ stay_tax }, isVatPayer)]).toBe(label)
})
