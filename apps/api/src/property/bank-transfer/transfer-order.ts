import { decimalEuros } from '@dvor/format/money.ts'
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { TransferOrder } from '../../db/schema/system/transfer-order.ts'

const longestNote = 140
const longestName = 70

/**
 * The order in the banks' form: IBAN without spaces, texts of permitted length. @throws RangeError for an IBAN, BIC,
 * variable symbol or amount that a bank would refuse
 */
export function checkedOrder(order: TransferOrder): TransferOrder & { iban: string } {
  const iban = electronicFormatIBAN(order.iban) ?? ''
  if (!isValidIBAN(iban)) throw new RangeError('The IBAN is not valid')
  const bic = order.bic?.replace(/\s/g, '').toUpperCase() || null
  if (bic && !isValidBIC(bic)) throw new RangeError('The BIC is not valid')
  // The standard allows 10 digits; the library accepts more, which banking apps would cut off silently.
  if (!/^\d{1,10}$/.test(order.variableSymbol)) throw new RangeError('The variable symbol has 1 to 10 digits')
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0)
    throw new RangeError('The amount is whole cents above zero')
  const note = order.note?.trim().slice(0, longestNote) || null
  return { ...order, iban, bic, note, beneficiary: order.beneficiary.trim().slice(0, longestName) }
}

const compactDay = (day: string) => day.replaceAll('-', '')

/**
 * Text of the PAY by square QR code (Slovak Banking Association), in the standard's first version, which every banking
 * app reads. Names lose their accents, because several apps cannot show them. The library is loaded with the first
 * order. @throws RangeError see `checkedOrder`
 */
export async function payBySquareText(order: TransferOrder): Promise<string> {
  const { iban, bic, beneficiary, amount, variableSymbol, dueDay, note } = checkedOrder(order)
  const [{ Version }, { encode, PaymentOptions }] = await Promise.all([
    import('bysquare'),
    import('bysquare/pay'),
  ])
  const payment = {
    type: PaymentOptions.PaymentOrder,
    amount: Number(decimalEuros(amount)),
    currencyCode: 'EUR',
    variableSymbol,
    ...(dueDay && { paymentDueDate: compactDay(dueDay) }),
    ...(note && { paymentNote: note }),
    bankAccounts: [{ iban, ...(bic && { bic }) }],
    beneficiary: { name: beneficiary },
  }
  return encode({ payments: [payment] }, { deburr: true, validate: true, version: Version['1.0.0'] })
}

/**
 * Link that opens the payer's banking app with the order filled in (payme.sk, Payment Link Standard of the Slovak
 * Banking Association, version 1). @throws RangeError see `checkedOrder`
 */
export function paymeUrl(order: TransferOrder): string {
  const { iban, beneficiary, amount, variableSymbol, dueDay, note } = checkedOrder(order)
  const parameters: [name: string, value: string][] = [
    ['V', '1'],
    ['IBAN', iban],
    ['AM', decimalEuros(amount)],
    ['CC', 'EUR'],
    ...(dueDay ? [['DT', compactDay(dueDay)] satisfies [string, string]] : []),
    ['PI', `/VS${variableSymbol}/SS/KS`],
    ...(note ? [['MSG', note] satisfies [string, string]] : []),
    ['CN', beneficiary],
  ]
  // Slashes stay as they are and spaces become %20, because banking apps read the link by a pattern and not as a form.
  const written = parameters.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`,
  )
  return `https://payme.sk/?${written.join('&')}`
}
