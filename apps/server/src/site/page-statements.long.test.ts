import { describe, expect, test } from 'vitest'
import { openCountedPages } from '../testing/page-statements.ts'

const here = openCountedPages()
const { countAll } = here

describe('a page made anew', () => {
  test('takes as many with many more buildings, units, seasons and pictures', async () => {
    const counts = await countAll()
    const { $client } = here.api.db
    await $client.query(
      `insert into accommodation_objects (id, title, slug) select gen_random_uuid(), 'Dom ' || n, 'dom-' || n from generate_series(1, 20) n`,
    )
    await $client.query(
      `insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price)
       select gen_random_uuid(), o.id, 'Izba ' || o.slug || n, 'izba-' || o.slug || n, o.slug || n, 2, 8000
       from accommodation_objects o, generate_series(1, 10) n where o.slug like 'dom-%'`,
    )
    await $client.query(
      `insert into prices (id, accommodation_unit, title, valid_from, valid_to, price)
       select gen_random_uuid(), id, 'Zima', '2030-01-01', '2030-02-01', 9000 from accommodation_units`,
    )
    await $client.query(
      `insert into activities (id, title, slug, kind) select gen_random_uuid(), 'Výlet ' || n, 'vylet-' || n, 'trip' from generate_series(1, 150) n`,
    )
    here.forgetReads()
    expect(await countAll()).toEqual(counts)
  })
})
