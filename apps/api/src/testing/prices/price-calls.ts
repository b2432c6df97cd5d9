import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import type { PriceChangeEntry, PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, expect } from 'vitest'
import type { TestApi } from '../test-api.ts'
import { startTestProperty } from '../fixtures/small-property.ts'
import { aStay, type TestProperty } from '../test-property.ts'

/** A small property for all tests of a file, with the calls of its price calendar; closed after them. */
export async function openPriceCalendar() {
  const { api, property } = await startTestProperty()
  afterAll(() => api.close())
  return { api, property, prices: priceCalls(api, property) }
}

/** Calls of the price calendar as the owner, and quotes as a guest. */
function priceCalls(api: TestApi, { call }: Pick<TestProperty, 'call'>) {
  const read = async (from: string, to: string) =>
    (await call('GET', `/price-calendar?from=${from}&to=${to}`)).body as PriceCalendar
  const change = (body: object, dryRun = false) =>
    call('POST', `/price-changes${dryRun ? '?dry_run' : ''}`, body)
  return {
    read,
    change,
    rowOf: async (unit: string, from: string, to: string) => {
      const row = (await read(from, to)).units.find(({ id }) => id === unit)
      if (!row) throw new Error('no such unit')
      return row
    },
    /** A change that must be kept. */
    kept: async (body: object) => {
      const { status, body: result } = await change(body)
      expect({ status, result }).toMatchObject({ status: 200 })
      return result as PriceChangeResult
    },
    undo: (id: string | null) => call('POST', '/undo', { change: id }),
    changes: async () => (await call('GET', '/price-changes')).body as PriceChangeEntry[],
    /** The total that a guest is quoted for two adults. */
    totalOf: async (unit: string, from: string, to: string) =>
      (
        (await api.call('POST', '/quotes', { body: { stays: [aStay(unit, from, to)] } }))
          .body as PriceBreakdown
      ).total,
  }
}
