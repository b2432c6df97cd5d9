import { expect, test } from 'vitest'
import { bookingTexts } from '@dvor/texts/areas.ts'
import { totalKey } from './total-key.ts'

test.each([
  [0, true, 'Spolu vrátane DPH'],
  [450, true, 'Spolu vrátane DPH a dane za ubytovanie'],
  [0, false, 'Spolu'],
  [450, false, 'Spolu vrátane dane za ubytovanie'],
])('stay tax %i, VAT payer %s: %s', (stay_tax, isVatPayer, label) => {
  expect(bookingTexts.sk.summary[totalKey({ stay_tax }, isVatPayer)].replaceAll('\u00a0', ' ')).toBe(label)
})
