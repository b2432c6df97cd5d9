import {
  fitsKey,
  keyKinds,
  type GatewayKey,
  type GatewayName,
} from '@dvor/contract/installation/gateway-keys.ts'
import type { SettingSource } from '@dvor/contract/installation/mail-server.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { issueText } from '../../../core/client/error-text.ts'
import { usesText } from '../../../core/records/uses-text.ts'
import { ConfirmDialog } from '../../../core/page/confirm-dialog.tsx'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { KeyActions } from './key-actions.tsx'
import { KeyInput } from './key-input.tsx'
import classes from '../settings.module.css'
import { useInstallationCall } from '../use-installation.ts'

interface Props {
  gateway: GatewayName
  source: SettingSource
}

/** Form of all keys of a gateway; stored keys are never sent back. */
export function KeysForm({ gateway, source }: Props) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('gateway-keys')
  const removal = useKeysRemoval(gateway)
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  useUnsaved(Object.values(keys).some(Boolean), isBusy)
  const keyFields = keyKinds(gateway)
  const errorOf = (name: string, kind: GatewayKey) => {
    const key = keys[name]?.trim()
    if (!key) return issueText('required')
    return fitsKey(kind, key) ? null : issueText('invalid_format')
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (keyFields.some(([name, kind]) => errorOf(name, kind))) return
    const body = { keys: Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.trim()])) }
    const saved = await run(
      () => client.gatewayKeys.attempt.editGatewayKeys(gateway, body),
      t('settings.saveFailed'),
    )
    if (!saved) return
    setKeys({})
    setChecked(false)
    showSuccess(t('settings.saved'))
  }
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      {keyFields.map(([name, kind]) => (
        <KeyInput
          key={name}
          kind={kind}
          description={source === 'settings' ? t('settings.keysKept') : undefined}
          value={keys[name] ?? ''}
          error={isChecked ? errorOf(name, kind) : undefined}
          onChange={(value) => setKeys((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <KeyActions
        isBusy={isBusy || removal.isBusy}
        isSet={source === 'settings'}
        effect={t('settings.removeGateway')}
        onRemove={removal.start}
      />
      {removal.question}
    </form>
  )
}

/** Removes the keys of a gateway; while payments of it are under way, after a question that names them. */
function useKeysRemoval(gateway: GatewayName) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('gateway-keys')
  const [underWay, setUnderWay] = useState('')
  const remove = async (leavesOpen: boolean) => {
    // Closed first, because the proof of identity may open a dialog of its own.
    setUnderWay('')
    await run(
      () =>
        client.gatewayKeys.attempt.removeGatewayKeys(gateway, leavesOpen ? { open_payments: 'leave' } : {}),
      t('settings.saveFailed'),
      ({ code, details }) => {
        if (code === 'in_use') setUnderWay(usesText(details))
        return code === 'in_use'
      },
    )
  }
  const question = underWay ? (
    <ConfirmDialog
      title={t('settings.removeQuestion')}
      action={t('settings.removeKeys')}
      isDanger
      isBusy={false}
      problem={null}
      onConfirm={() => void remove(true)}
      onClose={() => setUnderWay('')}
    >
      {t('settings.removeHint', { uses: underWay })}
    </ConfirmDialog>
  ) : null
  return { isBusy, start: () => void remove(false), question }
}
