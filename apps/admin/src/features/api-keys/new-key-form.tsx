import { newApiKey } from '@dvor/contract/accounts/api-keys.ts'
import { apiKeys } from '@dvor/contract/collections/accounts/api-keys.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import { day } from '../../core/fields/kinds/day.tsx'
import { issuesByField } from '../../core/forms/issues-by-field.ts'
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
const readValues = (values: KeyValues) =>
  newApiKey.safeParse({ ...values, expires_on: values.expires_on || null }, { reportInput: true })

/** Form of a new key: which program it is for, what it may do and until when. */
export function NewKeyForm({ onMade, onCancel }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const form = useForm({
    initialValues: empty,
    validate: (values) => {
      const { error } = readValues(values)
      return error ? issuesByField(fieldIssues(error.issues)) : {}
    },
  })
  useUnsaved(form.isDirty(), form.submitting)
  const submit = form.onSubmit(async (values) => {
    const result = await client.apiKeys.attempt.create(newApiKey.parse(readValues(values).data))
    if (!result.ok) {
      form.setErrors(issuesByField(result.error.fields ?? []))
      return showFailure(t('apiKeys.failed'), result.error)
    }
    await cache.invalidateQueries({ queryKey: collectionKey(apiKeys) })
    onMade(result.value.key)
  })
  const inputOf = (key: 'permissions' | 'expires_on') => ({
    name: key,
    field: apiKeys.fields[key],
    collection: apiKeys,
    disabled: form.submitting,
    values: { ...form.values },
    value: form.values[key],
    error: typeof form.errors[key] === 'string' ? form.errors[key] : undefined,
    onChange: form.getInputProps(key).onChange,
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
        <PermissionsInput {...inputOf('permissions')} />
        <day.Input {...inputOf('expires_on')} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('apiKeys.make')}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
