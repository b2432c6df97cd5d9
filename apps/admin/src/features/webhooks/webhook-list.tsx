import { webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddDialog } from '../../core/forms/add-dialog.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { ShownOnce } from '../api-keys/shown-once.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'

/** Programs that are told of changes, with a dialog that adds one. */
export function WebhookListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={webhooks}
      action={
        <AddDialog title={t('webhooks.addTitle')} label={t('webhooks.add')}>
          {(close) => <NewWebhook onDone={close} />}
        </AddDialog>
      }
    />
  )
}

/** Makes a webhook, then shows its secret, which is possible once. */
function NewWebhook({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<string>()
  return secret === undefined ? (
    <NewWebhookForm onMade={setSecret} onCancel={onDone} />
  ) : (
    <ShownOnce title={t('webhooks.onceTitle')} text={t('webhooks.once')} secret={secret} onDone={onDone} />
  )
}
