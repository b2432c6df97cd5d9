import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'
import { useFactor } from './use-account.ts'

/** Another user's second factor, which an admin may reset when phone and codes are lost. */
export function UsersFactor({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useFactor(userId)
  if (error && !data)
    return <ErrorNote error={error} title={t('account.factorFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={70} aria-label={t('loading')} />
  if (!data.onSince)
    return (
      <Text c="dimmed" className={classes.text}>
        {t('account.othersFactorOff')}
      </Text>
    )
  return (
    <>
      <Text mb="md">
        {t('account.othersFactorOn', { when: formatInstant(data.onSince) })}{' '}
        {t('account.codesLeft', { count: data.recoveryCodesLeft })}.
      </Text>
      <ResetFactor userId={userId} />
    </>
  )
}

function ResetFactor({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const [isConfirming, setConfirming] = useState(false)
  const reset = async () => {
    setConfirming(false)
    if (await run(() => client.users.attempt.turnFactorOffOf(userId), t('account.turnOffFailed')))
      showSuccess(t('account.turnedOff'))
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => setConfirming(true)}>
        {t('account.resetFactor')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('account.resetFactor')}
          action={t('account.resetFactor')}
          isDanger
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void reset()}
          onClose={() => setConfirming(false)}
        >
          {t('account.resetFactorText')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
