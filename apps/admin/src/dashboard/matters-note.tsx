import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { matterPlace, matterText, type Matter } from '@dvor/contract/insight/matters.ts'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './dashboard.module.css'

/** What went wrong while nobody looked, each with the way to where it is seen to; nothing at all on a good day. */
export function MattersNote({ data: { matters } }: { data: Dashboard }) {
  const { t } = useTranslation()
  if (matters.length === 0) return null
  return (
    <Alert
      color="barn"
      radius="lg"
      icon={<IconAlertTriangle size={20} />}
      title={t('dashboard.mattersTitle')}
    >
      <ul className={classes.warnings}>
        {matters.map((matter) => (
          <MatterLine key={matter.kind} matter={matter} />
        ))}
      </ul>
    </Alert>
  )
}

function MatterLine({ matter }: { matter: Matter }) {
  const place = matterPlace(matter.kind)
  return (
    <li>
      {matterText(matter)}{' '}
      {place ? (
        <Anchor component={Link} to={place.path} inherit underline="always" c="inherit" fw={600}>
          {place.todo}
        </Anchor>
      ) : null}
      {matter.detail ? (
        <Text size="sm" c="dimmed" lang="en">
          {matter.detail}
        </Text>
      ) : null}
    </li>
  )
}
