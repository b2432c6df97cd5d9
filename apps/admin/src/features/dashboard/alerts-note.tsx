import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { alertPlace, alertText, type OwnerAlert } from '@dvor/contract/insight/alerts.ts'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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

function AlertLine({ alert }: { alert: OwnerAlert }) {
  const place = alertPlace(alert.kind)
  return (
    <li>
      {alertText(alert)}{' '}
      {place ? (
        <Anchor component={Link} to={place.path} inherit underline="always" c="inherit" fw={600}>
          {place.todo}
        </Anchor>
      ) : null}
      {alert.detail ? (
        <Text size="sm" c="dimmed" lang="en">
          {alert.detail}
        </Text>
      ) : null}
    </li>
  )
}
