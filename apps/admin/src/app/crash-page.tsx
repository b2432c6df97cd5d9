import { isLoadFailure } from '@dvor/client/transport/load-failure.ts'
import { Button, Loader, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import classes from '../core/page/notes.module.css'
import { UnreachablePage } from './unreachable-page.tsx'

/**
 * Stands in place of a screen that failed, could not be fetched, or does not exist; the frame around it stays
 * usable.
 */
export function CrashPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  if (isLoadFailure(error)) return <UnreachablePage />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className={classes.note} role="alert">
      <Title order={1}>{t(isMissing ? 'missingPage' : 'crash')}</Title>
      {isMissing ? null : <Text c="dimmed">{t('crashHint')}</Text>}
      <Button component="a" href={isMissing ? '/dashboard' : ''} mt="sm">
        {t(isMissing ? 'auth.toHome' : 'retry')}
      </Button>
    </div>
  )
}

/** Shown while the first screen loads. */
export function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      <Loader aria-label={t('loading')} />
    </div>
  )
}
