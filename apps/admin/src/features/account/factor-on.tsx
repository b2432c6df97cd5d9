import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'

interface Props {
  onSince: string
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
}

/** Number of codes below which new ones are recommended. */
const few = 3

/** An active second factor: its recovery codes, and turning it off. */
export function FactorOn({ onSince, codesLeft, onCodes }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Text className={classes.text}>{t('account.on', { when: formatInstant(onSince) })}</Text>
      <Text c={codesLeft <= few ? 'barn' : 'dimmed'} mb="md" className={classes.text}>
        {t('account.codesLeft', { count: codesLeft })}
        {codesLeft <= few ? `. ${t('account.fewCodes')}` : null}
      </Text>
      <Group>
        <NewCodes onCodes={onCodes} />
        <TurnOff />
      </Group>
    </>
  )
}

function NewCodes({ onCodes }: Pick<Props, 'onCodes'>) {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const renew = async () => {
    const answer = await run(() => client.account.attempt.renewRecoveryCodes(), t('account.newCodes'))
    if (answer) onCodes(answer.value.recoveryCodes)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void renew()}>
      {t('account.newCodes')}
    </Button>
  )
}

function TurnOff() {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const [isConfirming, setConfirming] = useState(false)
  const turnOff = async () => {
    // Closed first, because the proof of identity may open a dialog of its own.
    setConfirming(false)
    if (await run(() => client.account.attempt.turnFactorOff(), t('account.turnOffFailed')))
      showSuccess(t('account.turnedOff'))
  }
  return (
    <>
      <Button variant="subtle" color="barn" loading={isBusy} onClick={() => setConfirming(true)}>
        {t('account.turnOff')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('account.turnOff')}
          action={t('account.turnOff')}
          isDanger
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void turnOff()}
          onClose={() => setConfirming(false)}
        >
          {t('account.turnOffText')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
