import { describe, expect, test } from 'vitest'
import { namedAddress, namedGuest } from '../testing/fixtures/privacy-property.ts'
import { aStay, book } from '../testing/test-property.ts'
import { openExports, section } from '../testing/privacy/person-exports.ts'

const here = openExports()
const { exported } = here

describe('the export of a person', () => {
  test('is one snapshot while the guest books', async () => {
    const units = await Promise.all(Array.from({ length: 6 }, () => here.at.property.addUnit()))
    const booking = units.map((unit) =>
      book(here.at.api, [aStay(unit, '2027-04-12', '2027-04-14')], {
        payment_method: 'on_site',
        more: { guest: namedGuest },
      }),
    )
    await booking[0]
    for (let round = 0; round < 6; round++) {
      const made = await exported(`email=${namedAddress}`)
      const ids = new Set(section(made, 'reservations').map(({ id }) => id))
      const others = ['outgoing-emails', 'stays'].flatMap((name) => section(made, name))
      expect(others.filter(({ reservation }) => !ids.has(reservation))).toEqual([])
      expect(new Set(others.map(({ reservation }) => reservation)).size).toBe(ids.size)
    }
    await Promise.all(booking)
    expect(section(await exported(`email=${namedAddress}`), 'reservations')).toHaveLength(6)
  })
})
