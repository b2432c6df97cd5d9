import { decode } from 'bysquare/pay'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { payBySquareText } from './transfer-order.ts'
import { order } from '../../testing/documents/transfer-order.ts'

describe('PAY by square', () => {
  test('any amount and symbol are encoded and decoded unchanged', async () => {
    const amounts = fc.integer({ min: 1, max: 100_000_000 })
    const symbols = fc.stringMatching(/^[0-9]{1,10}$/)
    await fc.assert(
      fc.asyncProperty(amounts, symbols, async (amount, variableSymbol) => {
        const [payment] = decode(await payBySquareText({ ...order, amount, variableSymbol })).payments
        expect(Math.round((payment?.amount ?? 0) * 100)).toBe(amount)
        expect(payment?.variableSymbol).toBe(variableSymbol)
      }),
      { numRuns: 8 * inject('effort') },
    )
  })
})
