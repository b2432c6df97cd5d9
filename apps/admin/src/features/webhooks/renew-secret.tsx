import { webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { Button, Modal } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { useCall } from '../../core/client/use-call.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { ShownOnce } from '../api-keys/shown-once.tsx'

const stale = [collectionKey(webhooks)]

/** Makes another secret after a question, and shows it once. */
export function RenewSecret({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { run, isBusy, failure } = useCall(stale)
  const renew = async () => {
    const renewed = await run(() => client.webhooks.attempt.renewSecret(id))
    if (!renewed) return
    setAsking(false)
    setSecret(renewed.secret)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={16} />} onClick={() => setAsking(true)}>
        {t('webhooks.renew')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('webhooks.renewTitle')}
          action={t('webhooks.renew')}
          isBusy={isBusy}
          problem={failure && errorText(failure)}
          onConfirm={() => void renew()}
          onClose={() => setAsking(false)}
        >
          {t('webhooks.renewText')}
        </ConfirmDialog>
      ) : null}
      <Modal opened={secret !== undefined} onClose={() => setSecret(undefined)} withCloseButton={false}>
        <ShownOnce
          title={t('webhooks.onceTitle')}
          text={t('webhooks.once')}
          secret={secret ?? ''}
          onDone={() => setSecret(undefined)}
        />
      </Modal>
    </>
  )
}
