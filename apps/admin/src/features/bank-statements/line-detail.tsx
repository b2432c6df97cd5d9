import { ScreenLink } from '../../core/page/screen-link.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { lineReasons } from '@dvor/contract/money/statements.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount, formatMoney } from '@dvor/format/money.ts'
import { Button, Group, Anchor, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import inbox from '../../core/screens/inbox.module.css'
import { AllocationList } from './allocation-list.tsx'
import classes from './inbox.module.css'
import { leftOf, type Line } from './line.ts'
import { SplitForm } from './split-form.tsx'
import { Suggestions } from './suggestions.tsx'
import { UndoAllocation } from './undo-allocation.tsx'
import { useLineAction } from './use-line-action.ts'
import { VoucherMatches } from './voucher-matches.tsx'

/** One opened bank transaction: the bank's data, its allocations, and suggestions. */
export function LineDetail({ line, onDone }: { line: Line; onDone: () => void }) {
  const canAssign = line.state === 'open' && line.currency === 'EUR' && leftOf(line) > 0
  return (
    <>
      <Facts line={line} />
      <AllocationList line={line} onDone={onDone} />
      <VoucherAllocation line={line} onDone={onDone} />
      {canAssign ? <Suggestions line={line} onDone={onDone} /> : null}
      {canAssign && line.amount > 0 && line.allocated === 0 ? (
        <VoucherMatches line={line} onDone={onDone} />
      ) : null}
      {canAssign ? <SplitForm line={line} onDone={onDone} /> : null}
      <SetAside line={line} onDone={onDone} />
    </>
  )
}

/** The gift voucher that a bank transaction paid, with a button to undo it. */
function VoucherAllocation({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { voucher_number: number } = line
  if (number === null) return null
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.line.assignedTo')}</Title>
      <ul className={classes.parts}>
        <li>
          <Anchor component={ScreenLink} to={`/vouchers?hladat=${number}`}>
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

function Facts({ line }: { line: Line }) {
  const { t } = useTranslation()
  const reason = labelIn(lineReasons, line.reason)
  const facts: Fact[] = [
    [t('payments.line.day'), formatDay(line.booked_on)],
    [t('payments.line.account'), line.counterparty_iban && friendlyIban(line.counterparty_iban)],
    [t('payments.line.symbol'), line.variable_symbol],
    [t('payments.line.message'), line.message],
    [t('payments.line.reference'), line.bank_reference],
  ]
  return (
    <>
      <p className={inbox.bigSum}>{formatAmount(line.amount, line.currency)}</p>
      <p className={inbox.bigName}>{line.counterparty_name ?? t('payments.unnamed')}</p>
      {line.is_reversal ? <p className={classes.reason}>{t('payments.reversalHint')}</p> : null}
      {reason && line.state === 'open' && line.reason !== 'reversed' ? (
        <p className={classes.reason}>{reason}</p>
      ) : null}
      <FactList facts={facts} />
    </>
  )
}

/** Buttons to set aside a transaction that belongs to no reservation, and to take it back. */
function SetAside({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useLineAction(onDone)
  if (line.allocated !== 0) return null
  const next = line.state === 'unrelated' ? 'open' : 'unrelated'
  const said = t(next === 'open' ? 'payments.line.reopened' : 'payments.line.setAside')
  return (
    <>
      <ProblemNote problem={problem} />
      <Group justify="flex-end" mt="xl">
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void run(() => client.statements.attempt.mark(line.id, { state: next }), said)}
        >
          {t(next === 'open' ? 'payments.line.reopen' : 'payments.line.unrelated')}
        </Button>
      </Group>
    </>
  )
}
