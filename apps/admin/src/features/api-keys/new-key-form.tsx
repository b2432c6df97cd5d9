import { newApiKey } from '@dvor/contract/accounts/api-keys.ts'
import { apiKeys } from '@dvor/contract/collections/accounts/api-keys.ts'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import { day } from '../../core/fields/kinds/day.tsx'
import { declaredInput } from '../../core/forms/declared-input.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'
import { issuesAgainst, issuesByField } from '../../core/forms/issues-by-field.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { PermissionsInput } from '../roles/permissions-input.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'

interface Props {
  onMade: (key: string) => void
  onCancel: () => void
}

interface KeyValues {
  name: string
  permissions: string[]
  expires_on: string
}
const empty: KeyValues = { name: '', permissions: [], expires_on: '' }
const sentOf = (values: KeyValues) => ({ ...values, expires_on: values.expires_on || null })

/** Form of a new key: which program it is for, what it may do and until when. */
export function NewKeyForm({ onMade, onCancel }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const form = useForm({
    initialValues: empty,
    validate: (values) => issuesAgainst(newApiKey, sentOf(values)),
  })
  useUnsaved(form.isDirty(), form.submitting)
  const submit = form.onSubmit(async (values) => {
    const result = await client.apiKeys.attempt.create(newApiKey.parse(sentOf(values)))
    if (!result.ok) {
      form.setErrors(issuesByField(result.error.fields ?? []))
      return showFailure(t('apiKeys.failed'), result.error)
    }
    await cache.invalidateQueries({ queryKey: collectionKey(apiKeys) })
    onMade(result.value.key)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('apiKeys.hint')}</Text>
        <TextInput
          {...fieldTexts(apiKeys.fields.name)}
          required
          {...form.getInputProps('name')}
          data-autofocus
        />
        <PermissionsInput {...declaredInput(form, apiKeys, 'permissions')} />
        <day.Input {...declaredInput(form, apiKeys, 'expires_on')} />
        <FormButtons submit={t('apiKeys.make')} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
