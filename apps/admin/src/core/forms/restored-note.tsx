import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What was typed before the page was loaded anew is there again. */
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
