import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Says that values typed before a reload were restored. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert color="hay" variant="light">
      {t('guards.draft')}{' '}
      <Button size="compact-sm" variant="subtle" onClick={onDiscard}>
        {t('guards.discardDraft')}
      </Button>
    </Alert>
  )
}
