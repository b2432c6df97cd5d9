import { voucherMethods, type VoucherMethod } from '@dvor/contract/money/vouchers.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import { ActionFrame, type FormProps } from './action-frame.tsx'
import { useVoucherAction } from './use-voucher-action.ts'

const usualMethod: VoucherMethod = 'transfer'

/** Records the money of a voucher that waits for it. */
export function PaidForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [method, setMethod] = useState<VoucherMethod>(usualMethod)
  useUnsaved(method !== usualMethod, isBusy)
  const save = async () => {
    if (await run(() => client.ownerVouchers.attempt.pay(voucher.id, { method }))) onDone()
  }
  return (
    <ActionFrame {...{ problem, isBusy }} isReady onSave={() => void save()} onCancel={onDone}>
      <NativeSelect
        label={t('vouchers.detail.paidHow')}
        data={localizedChoices(voucherMethods)}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as VoucherMethod)}
      />
    </ActionFrame>
  )
}

/** Records that what is owed to the buyer was paid back. */
export function PayBackForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [method, setMethod] = useState<VoucherMethod>(usualMethod)
  useUnsaved(method !== usualMethod, isBusy)
  const save = async () => {
    if (!(await run(() => client.ownerVouchers.attempt.payBack(voucher.id, { method })))) return
    showSuccess(t('vouchers.detail.paidBack'))
    onDone()
  }
  return (
    <ActionFrame {...{ problem, isBusy }} isReady onSave={() => void save()} onCancel={onDone}>
      <NativeSelect
        label={t('vouchers.detail.payBackHow')}
        data={localizedChoices(voucherMethods)}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as VoucherMethod)}
      />
    </ActionFrame>
  )
}
