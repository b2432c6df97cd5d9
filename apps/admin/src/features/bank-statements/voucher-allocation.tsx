import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../core/client/api.ts'
import inbox from '../../core/screens/inbox.module.css'
import classes from './inbox.module.css'
import type { Line } from './line.ts'
import { UndoAllocation } from './undo-allocation.tsx'

/** The gift voucher that a bank transaction paid, with a button to undo it. */
export function VoucherAllocation({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { voucher_number: number } = line
  if (number === null) return null
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.line.assignedTo')}</Title>
      <ul className={classes.parts}>
        <li>
          <Anchor component={Link} to={`/vouchers?hladat=${number}`}>
            {t('payments.voucher', { number })}
          </Anchor>
          <strong>{formatMoney(line.allocated)}</strong>
        </li>
      </ul>
      <UndoAllocation
        line={line}
        hint={t('payments.vouchers.undoHint')}
        conflict={t('payments.vouchers.used')}
        undo={() => client.statements.attempt.releaseFromVoucher(line.id)}
        onDone={onDone}
      />
    </section>
  )
}
