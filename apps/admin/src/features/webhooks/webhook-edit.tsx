import { webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { RenewSecret } from './renew-secret.tsx'
import { useSending } from './use-sending.ts'

/** A webhook: its form, a test message, its secret, and what was sent. */
export function WebhookEditPage() {
  return <EditPage collection={webhooks} below={({ id }) => <Below id={id} />} />
}

function Below({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: webhook } = useRecord(webhooks, id)
  const { send, isBusy } = useSending()
  return (
    <Stack mt="md">
      {webhook?.paused_for ? (
        <Alert color="hay" icon={<IconAlertTriangle size={18} />}>
          {t(`webhooks.paused.${webhook.paused_for}`)}
        </Alert>
      ) : null}
      <Section title={t('webhooks.trying')}>
        <Text c="dimmed">{t('webhooks.tryingHint')}</Text>
        <Group mt="sm">
          <Button
            variant="light"
            loading={isBusy}
            leftSection={<IconSend size={16} />}
            onClick={() => void send((calls) => calls.test(id))}
          >
            {t('webhooks.test')}
          </Button>
          <RenewSecret id={id} />
        </Group>
      </Section>
      <DeliveryList webhook={id} />
    </Stack>
  )
}
