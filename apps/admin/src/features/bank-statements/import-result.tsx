import type { StatementResult } from '@dvor/contract/money/statements.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { CloseButton, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './inbox.module.css'

/** Result of an import: how many lines were matched, left open or known already. */
export function ImportResult({ result, onClose }: { result: StatementResult; onClose: () => void }) {
  const { t } = useTranslation()
  const { lines, assigned, open, unrelated, doubled, left_out, booked } = result
  const { day_from, day_to, file_name, accounts } = result
  const counts = [
    { label: t('payments.result.lines'), value: lines },
    { label: t('payments.result.assigned'), value: assigned, money: booked > 0 ? formatMoney(booked) : null },
    { label: t('payments.result.open'), value: open, isWaiting: open > 0 },
    { label: t('payments.result.unrelated'), value: unrelated },
    { label: t('payments.result.doubled'), value: doubled },
    ...(left_out > 0 ? [{ label: t('payments.result.left_out'), value: left_out }] : []),
  ]
  const period =
    day_from && day_to
      ? t('payments.result.period', { from: formatDay(day_from), to: formatDay(day_to) })
      : t('payments.result.empty')
  return (
    <section className={`card ${classes.result}`} aria-label={t('payments.result.title')}>
      <div className={classes.resultHead}>
        <IconCircleCheck size={22} aria-hidden />
        <Title order={2}>{t('payments.result.title')}</Title>
        <CloseButton aria-label={t('payments.result.close')} onClick={onClose} />
      </div>
      <p className={classes.resultFile}>
        {file_name} · {period}
        <br />
        {accounts.length > 0
          ? t('payments.result.account', { iban: accounts.map(friendlyIban).join(', ') })
          : t('payments.result.noAccount')}
      </p>
      <dl className={classes.counts}>
        {counts.map(({ label, value, money, isWaiting }) => (
          <div key={label} data-waiting={isWaiting || undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {money ? <small>{money}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
