import { expect, test } from 'vitest'
import { addressParts, registerAddress } from './register-address.ts'

const guest = {
  id: '01a2278a-894a-7000-8738-d4257f362a17',
  first_name: 'Ján',
  last_name: 'Novák',
  birth_date: '1980-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: null,
  visa_number: null,
  birth_place: null,
  address: 'Lúčna 5, 031 01 Liptovský Mikuláš',
  purpose: 'holiday',
  tax_exemption: null,
  reported_at: null,
} as const

test.each([
  [
    'Lúčna 5, 031 01 Liptovský Mikuláš',
    { street: 'Lúčna 5', postal_code: '031 01', city: 'Liptovský Mikuláš' },
  ],
  [
    'Nám. SNP 12, byt 3, 81101 Bratislava',
    { street: 'Nám. SNP 12, byt 3', postal_code: '811 01', city: 'Bratislava' },
  ],
  ['Hauptstrasse 4, 1010 Wien', null],
  ['Horná Dolná', null],
])('reads the address %j', (line, parts) => expect(addressParts(line)).toEqual(parts))

test('takes the address of the person who booked, else the first that can be read', () => {
  const mother = { ...guest, first_name: 'Eva', address: 'Krátka 1, 010 01 Žilina' }
  expect(registerAddress({ guests: [mother, guest] }, 'Ján Novák')).toMatchObject({
    city: 'Liptovský Mikuláš',
  })
  expect(registerAddress({ guests: [mother, guest] }, 'Iný Hosť')).toMatchObject({ city: 'Žilina' })
  expect(registerAddress({ guests: [] }, 'Ján Novák')).toBeNull()
})
