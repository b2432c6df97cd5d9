import { newWebhook } from '@dvor/contract/accounts/webhooks.ts'
import { webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { showFailure } from '../../core/client/toasts.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import { choices } from '../../core/fields/kinds/choices.tsx'
import { flag } from '../../core/fields/kinds/flag.tsx'
import { declaredInput } from '../../core/forms/declared-input.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'
import { issuesAgainst, issuesByField } from '../../core/forms/issues-by-field.ts'
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

/** Form of a new webhook: the program, its address and the events that it gets. */
export function NewWebhookForm({ onMade, onCancel }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const form = useForm({
    initialValues: empty,
    validate: (values) => issuesAgainst(newWebhook, values),
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
        <choices.Input {...declaredInput(form, webhooks, 'kinds')} />
        <IfMay permission="guests.read">
          <flag.Input {...declaredInput(form, webhooks, 'with_guests')} />
        </IfMay>
        <FormButtons submit={t('webhooks.make')} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
