import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { personalDataPaths } from '@dvor/contract/calls/guests/guest-paths.ts'
import type { PersonalDataRun } from '@dvor/contract/privacy/personal-data.ts'
import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { Section } from '../../core/page/section.tsx'
import { ClearedList, KeptList } from './counts.tsx'

/** The receipt of an erasure, which names nobody. */
export function ReceiptSection({ receipt: { id, cleared, kept } }: { receipt: PersonalDataRun }) {
  const { t } = useTranslation()
  return (
    <Section title={t('personalData.erased')}>
      <Text mb="sm">{t('personalData.erasedHint')}</Text>
      <ClearedList cleared={cleared} />
      <KeptList kept={kept} />
      <ReceiptButton erasure={id} />
    </Section>
  )
}

export function ReceiptButton({ erasure }: { erasure: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const path = addressOf(personalDataPaths.receipt, erasure)
    const failure = await saveFile(path, 'potvrdenie-o-vymaze.pdf', 'application/pdf')
    setBusy(false)
    if (failure) showFailure(t('personalData.downloadFailed'), failure)
  }
  return (
    <Button
      variant="default"
      size="sm"
      mt="sm"
      loading={isBusy}
      leftSection={<IconDownload size={16} />}
      onClick={() => void download()}
    >
      {t('personalData.receipt')}
    </Button>
  )
}
