import { Button, Text, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../core/page/notes.module.css'

const reload = () => window.location.reload()

/**
 * Stands in place of a screen that could not be fetched. The page is reloaded only once the server answers:
 * without a connection the browser's own error page would replace the frame.
 */
export function UnreachablePage() {
  const { t } = useTranslation()
  const [isTrying, setTrying] = useState(false)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const retry = async () => {
    setTrying(true)
    const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (isReachable) reload()
    else setTrying(false)
  }
  return (
    <div className={classes.note} role="alert">
      <IconCloudOff size={34} stroke={1.2} aria-hidden color="var(--mantine-color-barn-6)" />
      <Title order={1}>{t('unreachable')}</Title>
      <Text c="dimmed">{t('unreachableHint')}</Text>
      <Button variant="light" mt="sm" loading={isTrying} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </div>
  )
}
