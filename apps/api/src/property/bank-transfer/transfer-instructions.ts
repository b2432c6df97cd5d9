import type { TransferInstructions } from '@dvor/contract/reservations/reservation-details.ts'
import { friendlyFormatIBAN } from 'ibantools'
import { LRUCache } from 'lru-cache'
import { qrSvg } from '../../platform/qr-code.ts'
import { checkedOrder, paymeUrl, payBySquareText } from './transfer-order.ts'
import { type TransferOrder } from '../../db/schema/system/transfer-order.ts'

/**
 * Instructions of the last orders: a guest opens the page of a reservation several times, and packing and drawing the
 * code takes 10 ms and 24 MB. Refused orders are kept, too, as they are refused again.
 */
const cache = new LRUCache<string, Promise<TransferInstructions>>({ max: 100 })

/**
 * Instructions for a bank transfer on the screen: account, symbol, QR code as SVG, Payme link. Draws a picture, so it
 * must not run inside a transaction. Amount in cents. @throws RangeError for an order that a bank would refuse
 */
export function transferInstructions(order: TransferOrder): Promise<TransferInstructions> {
  const key = JSON.stringify(order)
  const cachedInstructions = cache.get(key)
  if (cachedInstructions) return cachedInstructions
  const instructions = makeInstructions(order)
  cache.set(key, instructions)
  return instructions
}

async function makeInstructions(order: TransferOrder): Promise<TransferInstructions> {
  const { iban, bic, beneficiary, variableSymbol, amount, dueDay } = checkedOrder(order)
  const text = await payBySquareText(order)
  return {
    iban: friendlyFormatIBAN(iban) ?? iban,
    bic: bic ?? null,
    beneficiary,
    variable_symbol: variableSymbol,
    amount,
    due_day: dueDay ?? null,
    pay_by_square: text,
    qr_svg: await qrSvg(text),
    payme_url: paymeUrl(order),
  }
}
