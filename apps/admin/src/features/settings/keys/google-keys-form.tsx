import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { googleKeysEdit } from '@dvor/contract/installation/wallet-keys.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { client } from '../../../core/client/api.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { KeyActions } from './key-actions.tsx'
import { KeyFileInput } from './key-file-input.tsx'
import classes from '../settings.module.css'
import { base64Of, useKeyFiles } from './use-key-files.ts'

/** Form of the issuer and the service account that sign passes for Google's wallet; stored keys are never sent back. */
export function GoogleKeysForm({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation()
  const { errors, showIssues, save, remove, isBusy } = useKeyFiles('google')
  const [issuer, setIssuer] = useState('')
  const [file, setFile] = useState<File | null>(null)
  useUnsaved(issuer !== '' || file !== null, isBusy)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = { issuer_id: issuer, ...(file && { service_account: await base64Of(file) }) }
    const read = googleKeysEdit.safeParse(typed, { reportInput: true })
    if (!read.success) {
      showIssues(fieldIssues(read.error.issues))
      return
    }
    if (!(await save(() => client.walletKeys.attempt.editGoogleKeys(read.data)))) return
    setIssuer('')
    setFile(null)
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t('settings.issuerId')}
        required
        inputMode="numeric"
        autoComplete="off"
        value={issuer}
        error={errors.issuer_id}
        onChange={({ currentTarget }) => setIssuer(currentTarget.value)}
      />
      <KeyFileInput
        label={t('settings.serviceAccount')}
        accept=".json"
        required
        value={file}
        error={errors.service_account}
        onChange={setFile}
      />
      <KeyActions {...{ isBusy, isSet }} effect={t('settings.removeWallet')} onRemove={() => void remove()} />
    </form>
  )
}
