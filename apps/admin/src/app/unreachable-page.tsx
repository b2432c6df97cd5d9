import { Button, Text, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../core/page/notes.module.css'

const reload = () => window.location.reload()

/**
 * A screen that could not be fetched. Only a server that answers is asked for the whole page again: the browser's own
 * page of an absent connection would replace the menu and everything else that still works.
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
