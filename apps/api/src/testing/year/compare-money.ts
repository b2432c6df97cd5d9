import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { AccountingMonth } from '@dvor/contract/money/accounting.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import { accountProviders } from '../../payments/providers/providers.ts'
import { namedGateways } from './gateways.ts'
import type { HandedOver } from './read-exports.ts'
import type { Year } from './year.ts'
import { monthsOfYear, taxDocuments, type Figures } from './figures.ts'

/** Transfers that do not reach the account each by itself, because a gateway collects them. */
const atGateway = `provider in ('gopay', 'comgate', 'stripe')`

/** Payments: ledger, reservations, months, table, Pohoda by the kind of money. */
export async function comparePayments(
  figures: Figures,
  year: Year,
  { csv, pohoda }: HandedOver,
): Promise<void> {
  const payments = await figures.ledger('true')
  figures.same('payments in the table', csv(['Platba', 'Vrátenie', 'Storno zápisu']), payments)
  figures.same(
    'paid of the reservations',
    await figures.sum('reservations', 'total - due', 'number is not null'),
    payments,
  )
  const months = await year.get<AccountingMonth[]>('/accounting-months')
  const sumOf = (field: 'entries_total' | 'documents_total') =>
    months.reduce((sum, one) => sum + one[field], 0)
  figures.same('payments of the months', sumOf('entries_total'), payments)
  figures.same(
    'documents of the months',
    sumOf('documents_total'),
    await figures.sum('invoices', 'total', taxDocuments),
  )
  const elsewhere = await figures.ledger(`method not in ('cash', 'transfer') or ${atGateway}`)
  const byCard = await figures.deposits(`kind <> 'deposit_kept' and method = 'card'`)
  const kept = 0 - (await figures.deposits(`kind = 'deposit_kept'`))
  const vouchers =
    (await figures.vouchers(`method = 'card'`)) +
    (await figures.sum('voucher_movements', '0 - amount', forfeited))
  figures.same('internal documents in Pohoda', pohoda.internal, elsewhere + byCard + kept + vouchers)
}

/** Each gateway's own records, and the records of the trial gateway. */
export async function compareGatewayRecords(figures: Figures, { gateways }: Year): Promise<void> {
  for (const gateway of namedGateways)
    figures.same(
      `ledger of ${gateway}`,
      await figures.ledger(`provider = '${gateway}'`),
      gateways.heldBy(gateway),
    )
  const trial =
    (await figures.sum('sandbox_payments', 'amount', `state = 'paid'`)) -
    (await figures.sum('sandbox_refunds', 'amount'))
  figures.same('ledger of the trial gateway', await figures.ledger(`provider = 'sandbox'`), trial)
}

/** The bank's own records, the imported statements, the ledger and Pohoda. */
export async function compareBank(
  figures: Figures,
  { bankMovements }: Year,
  { pohoda }: HandedOver,
): Promise<void> {
  const account = bankMovements.reduce((sum, amount) => sum + amount, 0)
  figures.same('movements of the statements', await figures.sum('statement_lines', 'amount'), account)
  figures.same('assigned movements', await figures.sum('statement_lines', 'allocated'), account)
  const own = accountProviders.map((name) => `'${name}'`).join(', ')
  const here = `method = 'transfer' and (provider is null or provider in ('statement', ${own}))`
  figures.same('transfers in the ledger', await figures.ledger(here), account)
  figures.same('movements of the bank in Pohoda', pohoda.bank, account)
}

/** The till: what was counted last is what came and went, with the differences. */
export async function compareTill(figures: Figures, year: Year, { csv, pohoda }: HandedOver): Promise<void> {
  const moved = await figures.sum('till_movements', 'amount')
  const differences = await figures.sum('till_handovers', 'counted - expected')
  const deposits = await figures.deposits(`kind <> 'deposit_kept' and method = 'cash'`)
  const vouchers = await figures.vouchers(`method = 'cash'`)
  const cash = (await figures.ledger(`method = 'cash'`)) + deposits + vouchers
  figures.same('till', (await year.get<Till>('/till')).sums.opening, 20_000 + cash + moved + differences)
  figures.same('till in Pohoda', pohoda.cash, cash + moved + differences)
  figures.same('movements of the till in the table', csv(['Vklad', 'Výber']), moved)
  figures.same('differences in the table', csv(['Manko pokladne', 'Prebytok pokladne']), differences)
}

/** Security deposits: nothing is held after all departures, and what was kept is no payment. */
export async function compareDeposits(figures: Figures, _year: Year, { csv }: HandedOver): Promise<void> {
  figures.same('held security deposits', await figures.deposits('true'), 0)
  for (const [kind, label] of depositRows)
    figures.same(`${kind} in the table`, csv([label]), await figures.deposits(`kind = '${kind}'`))
}

/** Vouchers: their money, what paid stays, what expired, and what is left on them. */
export async function compareVouchers(figures: Figures, year: Year, { csv }: HandedOver): Promise<void> {
  const money = await figures.vouchers('true')
  figures.same('money of vouchers in the table', csv(['Poukaz predaný', 'Peniaze za poukaz vrátené']), money)
  const lost = await figures.sum('voucher_movements', '0 - amount', forfeited)
  const forfeits = csv(['Poukaz prepadol', 'Poukaz zrušený bez náhrady', 'Prepadnutý poukaz predĺžený'])
  figures.same('forfeited vouchers in the table', forfeits, lost)
  const redeemed = await figures.ledger(`provider = 'gift_voucher'`)
  const sum = await figures.sum('voucher_movements', 'amount')
  figures.same('left on vouchers', sum, money - redeemed - lost)
  const sums = { sold: 0, refunded: 0, redeemed: 0, forfeited: 0, outstanding: 0 }
  for (const month of monthsOfYear) {
    const { vouchers } = await year.get<MonthlyStatement>(`/monthly-statements/${month}`)
    sums.sold += vouchers.sold
    sums.refunded += vouchers.refunded
    sums.redeemed += vouchers.redeemed
    sums.forfeited += vouchers.forfeited
    sums.outstanding = vouchers.outstanding
  }
  figures.same('money of vouchers in the statements', sums.sold + sums.refunded, money)
  figures.same('redeemed vouchers in the statements', sums.redeemed, redeemed)
  figures.same('forfeited vouchers in the statements', sums.forfeited, lost)
  figures.same('left on vouchers by the last statement', sums.outstanding, sum)
}

const forfeited = `kind in ('expired', 'voided', 'prolonged')`

const depositRows = [
  ['deposit_taken', 'Kaucia prijatá'],
  ['deposit_returned', 'Kaucia vrátená'],
  ['deposit_kept', 'Kaucia ponechaná'],
] as const
