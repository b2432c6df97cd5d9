import {
  mailSecurity,
  mailServerEdit,
  type MailSecurity,
  type MailServer,
} from '@dvor/contract/installation/mail-server.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { NumberInput, PasswordInput, Select, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { issueText } from '../../core/client/error-text.ts'
import { isSame } from '../../core/forms/versions/edited-parts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { KeyActions } from './keys/key-actions.tsx'
import classes from './settings.module.css'
import { useInstallationCall } from './use-installation.ts'

interface Draft {
  host: string
  port: number | string
  security: MailSecurity
  user: string
  password: string
}

const usualPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 }

const draftOf = ({ host, port, security, user }: MailServer): Draft => ({
  host: host ?? '',
  port: port ?? usualPorts.tls,
  security: security ?? 'tls',
  user: user ?? '',
  password: '',
})

const bodyOf = ({ host, port, security, user, password }: Draft) => ({
  host,
  port,
  security,
  user: user.trim() || null,
  ...(password && { password }),
})

/** Form of the mail server; the port follows the chosen security. */
export function MailForm({ server }: { server: MailServer }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('mail-server')
  const [draft, setDraft] = useState(() => draftOf(server))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(!isSame(draft, draftOf(server)), isBusy)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = mailServerEdit.safeParse(bodyOf(draft), { reportInput: true })
    const issues = read.success ? [] : fieldIssues(read.error.issues)
    setErrors(Object.fromEntries(issues.map(({ path, code }) => [path, issueText(code)])))
    if (!read.success) return
    const saved = await run(() => client.mailServer.attempt.edit(read.data), t('settings.saveFailed'))
    if (!saved) return
    setDraft(draftOf(saved))
    showSuccess(t('settings.saved'))
  }
  const remove = async () => {
    const server = await run(() => client.mailServer.attempt.remove(), t('settings.saveFailed'))
    if (server) setDraft(draftOf(server))
  }
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <MailFields draft={draft} errors={errors} isKept={server.has_password} onChange={change} />
      <KeyActions
        isBusy={isBusy}
        isSet={server.source === 'settings'}
        remove={t('settings.remove')}
        effect={t('settings.removeMail')}
        onRemove={() => void remove()}
      />
    </form>
  )
}

interface FieldsProps {
  draft: Draft
  errors: Readonly<Record<string, string>>
  /** Whether a password is stored. */
  isKept: boolean
  onChange: (part: Partial<Draft>) => void
}

function MailFields({ draft, errors, isKept, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('settings.host')}
        placeholder="smtp.example.sk"
        required
        value={draft.host}
        error={errors['host']}
        onChange={({ currentTarget }) => onChange({ host: currentTarget.value })}
      />
      <Select
        label={t('settings.security')}
        allowDeselect={false}
        data={mailSecurity.options.map((value) => ({ value, label: t(`settings.securities.${value}`) }))}
        value={draft.security}
        onChange={(value) => {
          const security = mailSecurity.catch('tls').parse(value)
          onChange({ security, port: usualPorts[security] })
        }}
      />
      <NumberInput
        label={t('settings.port')}
        required
        hideControls
        allowDecimal={false}
        value={draft.port}
        error={errors['port']}
        onChange={(port) => onChange({ port })}
      />
      <TextInput
        label={t('settings.user')}
        autoComplete="off"
        value={draft.user}
        error={errors['user']}
        onChange={({ currentTarget }) => onChange({ user: currentTarget.value })}
      />
      <PasswordInput
        label={t('settings.password')}
        autoComplete="new-password"
        description={isKept ? t('settings.passwordKept') : undefined}
        value={draft.password}
        error={errors['password']}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
    </>
  )
}
