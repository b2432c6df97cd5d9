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

/** The server that sends, and the mailbox whose e-mails are read. */
const kinds = {
  mailServer: {
    key: 'mail-server',
    edit: client.mailServer.attempt.edit,
    remove: client.mailServer.attempt.remove,
    ports: { tls: 465, starttls: 587, none: 25 },
    example: 'smtp.example.sk',
    effect: 'settings.removeMail',
  },
  mailbox: {
    key: 'mailbox',
    edit: client.mailServer.attempt.editMailbox,
    remove: client.mailServer.attempt.removeMailbox,
    ports: { tls: 993, starttls: 143, none: 143 },
    example: 'imap.example.sk',
    effect: 'settings.removeMailbox',
  },
} as const
type Kind = keyof typeof kinds

const draftOf = ({ host, port, security, user }: MailServer, kind: Kind): Draft => ({
  host: host ?? '',
  port: port ?? kinds[kind].ports.tls,
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

/** Form of the mail server or of the mailbox; the port follows the chosen security. */
export function MailForm({ server, kind }: { server: MailServer; kind: Kind }) {
  const { t } = useTranslation()
  const { key, edit, remove: withdraw, effect } = kinds[kind]
  const { run, isBusy } = useInstallationCall(key)
  const [draft, setDraft] = useState(() => draftOf(server, kind))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(!isSame(draft, draftOf(server, kind)), isBusy)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = mailServerEdit.safeParse(bodyOf(draft), { reportInput: true })
    const issues = read.success ? [] : fieldIssues(read.error.issues)
    setErrors(Object.fromEntries(issues.map(({ path, code }) => [path, issueText(code)])))
    if (!read.success) return
    const saved = await run(() => edit(read.data), t('settings.saveFailed'))
    if (!saved) return
    setDraft(draftOf(saved, kind))
    showSuccess(t('settings.saved'))
  }
  const remove = async () => {
    const removed = await run(() => withdraw(), t('settings.saveFailed'))
    if (removed) setDraft(draftOf(removed, kind))
  }
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <MailFields kind={kind} draft={draft} errors={errors} isKept={server.has_password} onChange={change} />
      <KeyActions
        isBusy={isBusy}
        isSet={server.source === 'settings'}
        remove={t('settings.remove')}
        effect={t(effect)}
        onRemove={() => void remove()}
      />
    </form>
  )
}

interface FieldsProps {
  kind: Kind
  draft: Draft
  errors: Readonly<Record<string, string>>
  /** Whether a password is stored. */
  isKept: boolean
  onChange: (part: Partial<Draft>) => void
}

function MailFields({ kind, draft, errors, isKept, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('settings.host')}
        placeholder={kinds[kind].example}
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
          onChange({ security, port: kinds[kind].ports[security] })
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
