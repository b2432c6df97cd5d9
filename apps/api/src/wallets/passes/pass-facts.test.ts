import { createHash, generateKeyPairSync } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { subjectFor } from '../../testing/fixtures/email-cases.ts'
import { googlePayload } from '../../testing/files/google-payload.ts'
import { googlePassAddress } from './google-pass.ts'
import { passFacts } from './pass-facts.ts'

const paid = { state: 'confirmed', payment_method: 'on_site', near: true, paid: 'all' } as const
const factsOf = (language: 'sk' | 'en', withStay: boolean) => {
  const subject = subjectFor({ ...paid, language, withStay })
  const settings = { ...subject.settings, latitude: 49.2, longitude: 18.7 }
  const facts = passFacts({ ...subject, settings })
  if (!facts) throw new Error('a confirmed reservation has a pass')
  return facts
}

test('names the times and the address of the building, or those of the first service', () => {
  expect(factsOf('sk', true)).toMatchObject({
    title: 'Drevenica',
    arrival: expect.stringMatching(/^2\.\s7\.\s2026, od 15:00$/),
    departure: expect.stringMatching(/^5\.\s7\.\s2026, do 9:00$/),
    ends: new Date('2026-07-05T07:00:00Z'),
    address: 'Pri potoku 4',
    // The coordinates are the property's, and the building stands elsewhere.
    place: null,
    way: null,
  })
  expect(factsOf('en', false)).toMatchObject({
    title: 'Jazda na koni',
    begins: new Date('2026-07-03T08:00:00Z'),
    departure: null,
    party: null,
    place: { latitude: 49.2, longitude: 18.7 },
    way: expect.stringContaining('destination=49.2,18.7'),
  })
})

test('names the times of each room where their buildings have others', () => {
  const subject = subjectFor({ ...paid, language: 'sk', withStay: true })
  const [stay] = subject.stays
  if (!stay) throw new Error('the subject has a stay')
  const mill = { ...stay, accommodation_unit: { ...stay.accommodation_unit, title: 'Mlyn' } }
  const other = { ...mill, check_in_from: '14:00', check_out_until: '11:00' }
  const later = { ...mill, arrival: '2026-07-03', departure: '2026-07-04', check_in_from: '12:00' }
  const facts = passFacts({ ...subject, stays: [stay, other, later] })
  expect(facts).toMatchObject({
    arrival: expect.stringMatching(/^2\.\s7\.\s2026, Drevenica: od 15:00; Mlyn: od 14:00$/),
    departure: expect.stringMatching(/^5\.\s7\.\s2026, Drevenica: do 9:00; Mlyn: do 11:00$/),
    begins: new Date('2026-07-02T12:00:00Z'),
    ends: new Date('2026-07-05T09:00:00Z'),
  })
})

test('leaves the last details out of a token that would be too long', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const long = createHash('sha512').update('adresa').digest('hex')
  const address = await googlePassAddress(
    { ...factsOf('sk', true), address: long, phone: long },
    {
      keys: { issuer: '3388000000022123456', account: 'penazenka@dvor.example', key },
      settings: { colour_primary: '#1f3d2b', colour_accent: '#d9a441', colour_paper: '#fbf7ef' },
      publicUrl: 'https://dvor.example',
      now: new Date('2026-05-01T10:00:00Z'),
    },
  )
  const token = address.split('/').at(-1) ?? ''
  expect(token.length).toBeLessThanOrEqual(1800)
  const { genericObjects } = googlePayload.parse(decodeJwt(token).payload)
  expect(genericObjects[0].textModulesData.map(({ header }) => header).slice(0, 2)).toEqual([
    'Príchod',
    'Odchod',
  ])
  expect(address).not.toContain('undefined')
})
