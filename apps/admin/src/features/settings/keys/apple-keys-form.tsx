import { PasswordInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { KeyActions } from './key-actions.tsx'
import { KeyFileInput } from './key-file-input.tsx'
import classes from '../settings.module.css'
import { base64Of, useKeyFiles } from './use-key-files.ts'

const files = [
  {
    name: 'certificate',
    label: 'settings.passCertificate',
    accept: '.p12,.pfx,.pem,.cer,.crt',
    required: true,
  },
  { name: 'private_key', label: 'settings.passKey', accept: '.pem,.key', required: false },
  { name: 'intermediate', label: 'settings.intermediate', accept: '.cer,.pem,.crt', required: true },
] as const
type FileName = (typeof files)[number]['name']

/** Form of the certificates that sign passes for Apple's wallet; stored ones are never sent back. */
export function AppleKeysForm({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation()
  const { errors, showIssues, save, remove, isBusy } = useKeyFiles('apple')
  const [chosen, setChosen] = useState<{ readonly [N in FileName]?: File | null }>({})
  const [password, setPassword] = useState('')
  useUnsaved(password !== '' || Object.values(chosen).some(Boolean), isBusy)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { certificate, private_key, intermediate } = chosen
    if (!certificate || !intermediate) {
      const missing = files.filter(({ name, required }) => required && !chosen[name])
      showIssues(missing.map(({ name }) => ({ path: name, code: 'required' })))
      return
    }
    const body = {
      certificate: await base64Of(certificate),
      private_key: private_key ? await base64Of(private_key) : null,
      intermediate: await base64Of(intermediate),
      password: password || null,
    }
    if (!(await save(() => client.walletKeys.attempt.editAppleKeys(body)))) return
    setChosen({})
    setPassword('')
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {files.map(({ name, label, ...input }) => (
        <KeyFileInput
          key={name}
          {...input}
          label={t(label)}
          value={chosen[name] ?? null}
          error={errors[name]}
          onChange={(file) => setChosen((before) => ({ ...before, [name]: file }))}
        />
      ))}
      <PasswordInput
        label={t('settings.passPassword')}
        autoComplete="off"
        value={password}
        error={errors.password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <KeyActions {...{ isBusy, isSet }} effect={t('settings.removeWallet')} onRemove={() => void remove()} />
    </form>
  )
}
