import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { alertPaths, alertText, isHandledByOwner } from '@dvor/booking/messages/alert-text.ts'
import type { OwnerAlert } from '@dvor/contract/insight/alerts.ts'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './dashboard.module.css'

/** The alerts, each with a link to the screen that resolves it; nothing without alerts. */
export function AlertsNote({ data: { alerts } }: { data: Dashboard }) {
  const { t } = useTranslation()
  if (alerts.length === 0) return null
  return (
    <Alert color="barn" radius="lg" icon={<IconAlertTriangle size={20} />} title={t('dashboard.alertsTitle')}>
      <ul className={classes.warnings}>
        {alerts.map((alert) => (
          <AlertLine key={alert.kind} alert={alert} />
        ))}
      </ul>
    </Alert>
  )
}

function AlertLine({ alert: { kind, count, detail } }: { alert: OwnerAlert }) {
  const { t } = useTranslation()
  return (
    <li>
      {alertText({ kind, count })}{' '}
      {isHandledByOwner(kind) ? (
        <Anchor component={ScreenLink} to={alertPaths[kind]} inherit underline="always" c="inherit" fw={600}>
          {t(`dashboard.alertActions.${kind}`)}
        </Anchor>
      ) : null}
      {detail ? (
        <Text size="sm" c="dimmed" lang="en">
          {detail}
        </Text>
      ) : null}
    </li>
  )
}
