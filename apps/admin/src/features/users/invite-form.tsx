import { createNewUser } from '@dvor/contract/accounts/auth.ts'
import { users } from '@dvor/contract/collections/accounts/users.ts'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { declaredText } from '../../core/texts/declared.ts'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { issuesAgainst, issuesByField } from '../../core/forms/issues-by-field.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { RoleSelect } from '../roles/role-select.tsx'
import { FormButtons } from '../../core/forms/form-buttons.tsx'

interface Props {
  onDone: () => void
}

const empty: z.input<typeof createNewUser> = { username: '', email: '', role: 'reception' }

/** Form to invite a user: creates the account and sends the invitation (POST /auth/createNewUser). */
export function InviteForm({ onDone }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const form = useForm({
    initialValues: empty,
    validate: (values) => issuesAgainst(createNewUser, values),
  })
  useUnsaved(form.isDirty(), form.submitting)
  const submit = form.onSubmit(async (values) => {
    const result = await client.users.attempt.createNewUser(values)
    if (!result.ok) {
      form.setErrors(issuesByField(result.error.fields ?? []))
      return showFailure(t('users.inviteFailed'), result.error)
    }
    await cache.invalidateQueries({ queryKey: collectionKey(users) })
    showSuccess(t('users.invited', { email: values.email }))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('users.inviteHint')}</Text>
        <TextInput
          label={declaredText(users.fields.username.label)}
          {...form.getInputProps('username')}
          data-autofocus
        />
        <TextInput
          label={declaredText(users.fields.email.label)}
          type="email"
          {...form.getInputProps('email')}
        />
        <RoleSelect label={declaredText(users.fields.role.label)} {...form.getInputProps('role')} />
        <FormButtons submit={t('users.invite')} isBusy={form.submitting} onCancel={onDone} />
      </Stack>
    </form>
  )
}
