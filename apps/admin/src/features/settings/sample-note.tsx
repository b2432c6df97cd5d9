import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { readByGuests, type SampleCollection } from '@dvor/contract/installation/site-opening.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useInstallationCall, useSiteOpening } from './use-installation.ts'

const sampleCollectionOf = ({ name }: Collection): SampleCollection | undefined =>
  readByGuests.find((one) => one === name)

/** Note above the form of a record that still has the sample's content, with a button to confirm it. */
export function SampleNote({ collection, id }: { collection: Collection; id: string }) {
  const { t } = useTranslation()
  const name = sampleCollectionOf(collection)
  const { data } = useSiteOpening(name !== undefined)
  const { run, isBusy } = useInstallationCall('site-opening')
  if (!name || !data?.records.some((record) => record.id === id)) return null
  const confirm = () =>
    run(
      () => client.siteOpening.attempt.confirm({ records: [{ collection: name, id }] }),
      t('settings.confirmFailed'),
    )
  return (
    <Alert color="hay" radius="lg" mb="md" icon={<IconLeaf size={18} />} title={t('settings.sampleText')}>
      <Text mb="sm">{t('settings.sampleTextHint')}</Text>
      <Button size="xs" variant="default" loading={isBusy} onClick={() => void confirm()}>
        {t('settings.confirm')}
      </Button>
    </Alert>
  )
}
