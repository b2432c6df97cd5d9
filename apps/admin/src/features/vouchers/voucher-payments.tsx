import { isPayable } from '@dvor/booking/reservation/states.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { Section } from '../../core/page/section.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { isPaidByVoucher } from './paid-by-voucher.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

/** Pays a reservation by a gift voucher, and gives the money back to the voucher. */
export function VoucherPayments({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { state, due, transaction_logs: entries } = reservation
  const paid = entries.filter(isPaidByVoucher).reduce((sum, { amount }) => sum + amount, 0)
  const isOpen = isPayable(state) && due > 0
  if (!(isOpen && may('money.take')) && paid <= 0) return null
  return (
    <Section title={t('vouchers.reservation.title')}>
      {paid > 0 ? <Paid id={reservation.id} paid={paid} /> : null}
      {isOpen && may('money.take') ? <PayForm id={reservation.id} /> : null}
    </Section>
  )
}

function PayForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [code, setCode] = useState('')
  useUnsaved(code.trim() !== '', isBusy)
  const pay = async () => {
    const done = await run(() => client.ownerVouchers.attempt.redeem(id, { code: code.trim() }))
    if (!done) return
    showSuccess(t('vouchers.reservation.done', { amount: formatMoney(done.redeemed) }))
    setCode('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      <Group align="end" gap="xs" mt="xs">
        <TextInput
          label={t('vouchers.reservation.code')}
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button size="sm" variant="light" type="submit" loading={isBusy} disabled={code.trim() === ''}>
          {t('vouchers.reservation.pay')}
        </Button>
      </Group>
      <ProblemNote problem={problem} />
    </form>
  )
}

function Paid({ id, paid }: { id: string; paid: number }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [isAsking, setAsking] = useState(false)
  const giveBack = async () => {
    if (!(await run(() => client.ownerVouchers.attempt.giveBack(id, {})))) return
    showSuccess(t('vouchers.reservation.returned'))
    setAsking(false)
  }
  const amount = formatMoney(paid)
  return (
    <>
      <Text>{t('vouchers.reservation.paid', { amount })}</Text>
      <IfMay permission="money.refund">
        <Button size="xs" variant="default" mt="xs" onClick={() => setAsking(true)}>
          {t('vouchers.reservation.giveBack')}
        </Button>
      </IfMay>
      {isAsking ? (
        <ConfirmDialog
          title={t('vouchers.reservation.giveBackQuestion', { amount })}
          action={t('vouchers.reservation.giveBack')}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void giveBack()}
          onClose={() => setAsking(false)}
        >
          {t('vouchers.reservation.giveBackHint')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
