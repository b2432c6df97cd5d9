import type { Dashboard, DashboardWarning } from '@dvor/contract/dashboard.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './dashboard.module.css'

const ofCalendars: readonly DashboardWarning[] = ['stale_calendars', 'calendar_conflicts']
const ofBackups: readonly DashboardWarning[] = ['backup_overdue']

/** What is not set up yet, while it is not, what may have been sold twice, and what would be lost with the disk. */
export function WarningsNote({ data: { warnings } }: { data: Dashboard }) {
  const { t } = useTranslation()
  const calendars = warnings.filter((warning) => ofCalendars.includes(warning))
  const backups = warnings.filter((warning) => ofBackups.includes(warning))
  const setUp = warnings.filter((warning) => !ofCalendars.includes(warning) && !ofBackups.includes(warning))
  return (
    <>
      <Note color="barn" title={t('dashboard.calendarsTitle')} warnings={calendars}>
        <Anchor
          component={Link}
          to={calendars.includes('calendar_conflicts') ? '/calendar-conflicts' : '/calendar-feeds'}
        >
          {t(calendars.includes('calendar_conflicts') ? 'dashboard.toConflicts' : 'dashboard.toFeeds')}
        </Anchor>
      </Note>
      <Note color="barn" title={t('dashboard.backupsTitle')} warnings={backups} />
      <Note color="hay" title={t('dashboard.warningsTitle')} warnings={setUp}>
        {setUp.includes('no_bank_account') ? (
          <Anchor component={Link} to="/global-settings">
            {t('dashboard.toSettings')}
          </Anchor>
        ) : null}
      </Note>
    </>
  )
}

interface NoteProps {
  color: string
  title: string
  warnings: readonly DashboardWarning[]
  children?: ReactNode
}

function Note({ color, title, warnings, children }: NoteProps) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <Alert color={color} radius="lg" icon={<IconAlertTriangle size={20} />} title={title}>
      <ul className={classes.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{t(`dashboard.warnings.${warning}`)}</li>
        ))}
      </ul>
      {children}
    </Alert>
  )
}
