import type { Dashboard, DashboardWarning } from '@dvor/contract/insight/dashboard.ts'
import type { FirstStepKey } from '@dvor/contract/installation/first-steps.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useFirstSteps } from '../settings/use-installation.ts'
import classes from './dashboard.module.css'

/** Fields of the settings that resolve a warning. */
const fieldOf: Partial<Record<DashboardWarning, string>> = {
  unfinished_terms: 'legal_name',
  no_bank_account: 'iban',
  wrong_bank_account: 'iban',
  wrong_business_data: 'ico',
  odd_registration_number: 'registration_number_form',
}

/** Warnings that an open first step names already. */
const stepOf: Partial<Record<DashboardWarning, FirstStepKey>> = {
  email_not_set_up: 'mail',
  no_bank_account: 'bank',
}

/** Warnings about settings that are missing or wrong. */
export function WarningsNote({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const { data: steps } = useFirstSteps()
  const warnings = data.warnings.filter(
    (warning) => !steps?.some(({ key, done }) => key === stepOf[warning] && !done),
  )
  const field = warnings.map((warning) => fieldOf[warning]).find(Boolean)
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
          <li key={warning}>{t(`dashboard.warnings.${warning}`, { missing: data.terms_gaps.join(', ') })}</li>
        ))}
      </ul>
      {field ? (
        <Anchor component={ScreenLink} to={`/global-settings#${field}`}>
          {t('dashboard.toSettings')}
        </Anchor>
      ) : null}
    </Alert>
  )
}
