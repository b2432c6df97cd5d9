import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import inbox from '../../core/screens/inbox.module.css'
import classes from './inbox.module.css'
import type { Line } from './line.ts'
import { UndoAllocation } from './undo-allocation.tsx'

/** The reservations to which a bank transaction is allocated, with a button to undo it. */
export function AllocationList({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  if (line.allocations.length === 0) return null
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.line.assignedTo')}</Title>
      <ul className={classes.parts}>
        {line.allocations.map(({ id, amount, reservation }) => (
          <li key={id}>
            <Anchor component={ScreenLink} to={`/reservations/edit/${reservation.id}`}>
              {[reservation.number ?? t('payments.line.unnamed'), reservation.guest_name]
                .filter(Boolean)
                .join(' · ')}
            </Anchor>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
      <UndoAllocation
        line={line}
        hint={t('payments.line.undoHint')}
        undo={() => client.statements.attempt.release(line.id)}
        onDone={onDone}
      />
    </section>
  )
}
