import type { Dashboard, DashboardWarning } from '@dvor/contract/insight/dashboard.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './dashboard.module.css'

/** Warnings that are resolved in the settings. */
const inSettings: readonly DashboardWarning[] = [
  'no_bank_account',
  'wrong_bank_account',
  'wrong_business_data',
]

/** Warnings about settings that are missing or wrong. */
export function WarningsNote({ data: { warnings } }: { data: Dashboard }) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <Alert
      color="hay"
      radius="lg"
      icon={<IconAlertTriangle size={20} />}
      title={t('dashboard.warningsTitle')}
    >
      <ul className={classes.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{t(`dashboard.warnings.${warning}`)}</li>
        ))}
      </ul>
      {warnings.some((warning) => inSettings.includes(warning)) ? (
        <Anchor component={Link} to="/global-settings">
          {t('dashboard.toSettings')}
        </Anchor>
      ) : null}
    </Alert>
  )
}
