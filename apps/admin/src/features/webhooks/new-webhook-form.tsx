import { newWebhook } from '@dvor/contract/accounts/webhooks.ts'
import { webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { showFailure } from '../../core/client/toasts.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import { choices } from '../../core/fields/kinds/choices.tsx'
import { flag } from '../../core/fields/kinds/flag.tsx'
import { issuesByField } from '../../core/forms/issues-by-field.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'

interface Props {
  onMade: (secret: string) => void
  onCancel: () => void
}

interface WebhookValues {
  name: string
  url: string
  kinds: string[]
  with_guests: boolean
}
const empty: WebhookValues = { name: '', url: '', kinds: [], with_guests: false }
const readValues = (values: WebhookValues) => newWebhook.safeParse(values, { reportInput: true })

/** Form of a new webhook: the program, its address and the events that it gets. */
export function NewWebhookForm({ onMade, onCancel }: Props) {
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
    const result = await client.webhooks.attempt.create(newWebhook.parse(values))
    if (!result.ok) {
      form.setErrors(issuesByField(result.error.fields ?? []))
      return showFailure(t('webhooks.failed'), result.error)
    }
    await cache.invalidateQueries({ queryKey: collectionKey(webhooks) })
    onMade(result.value.secret)
  })
  const inputOf = (key: 'kinds' | 'with_guests') => ({
    name: key,
    field: webhooks.fields[key],
    collection: webhooks,
    disabled: form.submitting,
    values: { ...form.values },
    value: form.values[key],
    error: typeof form.errors[key] === 'string' ? form.errors[key] : undefined,
    onChange: form.getInputProps(key).onChange,
  })
  const textOf = (key: 'name' | 'url') => ({
    ...fieldTexts(webhooks.fields[key]),
    required: true,
    ...form.getInputProps(key),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('webhooks.hint')}</Text>
        <TextInput {...textOf('name')} data-autofocus />
        <TextInput {...textOf('url')} type="url" placeholder="https://" />
        <choices.Input {...inputOf('kinds')} />
        <IfMay permission="guests.read">
          <flag.Input {...inputOf('with_guests')} />
        </IfMay>
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('webhooks.make')}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
