import type { VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { FormButtons } from '../../core/forms/form-buttons.tsx'

/** Props of the form of an action. */
export interface FormProps {
  voucher: VoucherDetail
  onDone: () => void
}

interface FrameProps {
  problem: string | null
  isBusy: boolean
  isReady: boolean
  onSave: () => void
  onCancel: () => void
  children: React.ReactNode
}

/** Fields of an action with the buttons to record it and to leave it. */
export function ActionFrame({ problem, isBusy, isReady, onSave, onCancel, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSave()
      }}
    >
      <Stack gap="xs" mt="md">
        {children}
        <ProblemNote problem={problem} />
        <FormButtons
          submit={t('vouchers.detail.save')}
          isBusy={isBusy}
          isReady={isReady}
          size="xs"
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
