import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { foldText } from '@dvor/format/slug.ts'
import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import badges from '../../core/page/badges.module.css'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { VoucherBadge } from '../vouchers/voucher-badge.tsx'
import inbox from '../../core/screens/inbox.module.css'
import classes from './inbox.module.css'
import type { Line } from './line.ts'
import { useLineAction } from './use-line-action.ts'

/** Whether the line has the number of the voucher as its variable symbol. */
const hasSymbolOf = ({ number }: Voucher, line: Line): boolean => number === line.variable_symbol

/** Whether the line makes the voucher valid: it waits for exactly this money. */
const isAwaited = ({ state, value }: Voucher, line: Line): boolean =>
  (state === 'waiting' || state === 'lapsed') && value === line.amount

/** Whether the payer or the message names the buyer. */
function isFrom({ buyer_name }: Voucher, { counterparty_name, message }: Line): boolean {
  const text = foldText([counterparty_name, message].filter(Boolean).join(' '))
  return Boolean(buyer_name) && text.includes(foldText(buyer_name ?? ''))
}

const isReason = { symbol: hasSymbolOf, amount: isAwaited, name: isFrom }
/** Reasons for a voucher, the strongest first. */
const reasons = ['symbol', 'amount', 'name'] as const

/** Vouchers with the symbol of the line, and those that wait for exactly its money; the former come first. */
async function listMatches(line: Line): Promise<Voucher[]> {
  const { variable_symbol: symbol, amount: value } = line
  const pages = await Promise.all([
    client.ownerVouchers.attempt.list({ state: 'waiting', value }),
    client.ownerVouchers.attempt.list({ state: 'lapsed', value }),
    ...(symbol ? [client.ownerVouchers.attempt.list({ q: symbol })] : []),
  ])
  const vouchersById = new Map(pages.flatMap((page) => unwrap(page).vouchers).map((one) => [one.id, one]))
  return [...vouchersById.values()]
    .filter((one) => hasSymbolOf(one, line) || isAwaited(one, line))
    .toSorted((one, other) => Number(hasSymbolOf(other, line)) - Number(hasSymbolOf(one, line)))
}

/** Gift vouchers that a transaction may pay, each with a button to assign it; nothing where there are none. */
export function VoucherMatches({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useLineAction(onDone)
  const { data = [] } = useQuery({
    queryKey: ['statement-lines', 'vouchers', line.id],
    queryFn: () => listMatches(line),
  })
  if (data.length === 0) return null
  const assign = ({ id }: Voucher) =>
    run(
      () => client.statements.attempt.assignToVoucher(line.id, { voucher: id }),
      t('payments.suggestions.done'),
    )
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.vouchers.title')}</Title>
      <ul className={classes.suggestions}>
        {data.map((voucher) => (
          <li key={voucher.id}>
            <div>
              <strong>{[voucher.number, voucher.buyer_name].filter(Boolean).join(' · ')}</strong>
              <small>
                {t('payments.vouchers.value', { amount: formatMoney(voucher.value) })}
                {isAwaited(voucher, line) ? '' : ` · ${t('payments.vouchers.surplus')}`}
              </small>
              <span className={classes.why}>
                <VoucherBadge state={voucher.state} />
                {reasons
                  .filter((reason) => isReason[reason](voucher, line))
                  .map((reason) => (
                    <span key={reason} className={badges.badge}>
                      {t(`payments.suggestions.why.${reason}`)}
                    </span>
                  ))}
              </span>
            </div>
            <Button
              size="xs"
              variant={hasSymbolOf(voucher, line) ? 'filled' : 'light'}
              loading={isBusy}
              onClick={() => void assign(voucher)}
            >
              {t('payments.suggestions.assign', { amount: formatMoney(line.amount) })}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </section>
  )
}
