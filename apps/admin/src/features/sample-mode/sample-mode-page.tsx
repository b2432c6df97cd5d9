import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { IconLeaf, IconLock } from '@tabler/icons-react'
import type { SampleOverview } from '@dvor/contract/installation/sample-mode.ts'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { RemovalForm } from './removal-form.tsx'
import { RemovalResult } from './removal-result.tsx'
import classes from './sample.module.css'
import { useLeaveSample, useSampleOverview } from './use-sample-mode.ts'

/** The screen to leave the sample mode. */
export function SampleModePage() {
  const { t } = useTranslation()
  const { data, error, isOff, refetch } = useSampleOverview()
  const leaving = useLeaveSample()
  if (leaving.data) return <RemovalResult removed={leaving.data} />
  return (
    <div className={classes.page}>
      <PageHead title={t('sample.title')} />
      {isOff ? (
        <OffNote />
      ) : error && !data ? (
        <ErrorNote error={error} title={t('sample.overviewFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Text className={classes.intro}>{t('sample.intro')}</Text>
          <Obstacles overview={data} />
          <RemovalForm overview={data} leaving={leaving} />
        </>
      ) : (
        <Skeleton height={520} radius="lg" aria-label={t('loading')} />
      )}
    </div>
  )
}

function OffNote() {
  const { t } = useTranslation()
  return (
    <Alert radius="lg" icon={<IconLeaf size={20} />} title={t('sample.off')}>
      <Text mb="sm">{t('sample.offHint')}</Text>
      <Button component={ScreenLink} to="/dashboard" variant="light">
        {t('sample.toDashboard')}
      </Button>
    </Alert>
  )
}

function Obstacles({ overview: { obstacles } }: { overview: SampleOverview }) {
  const { t } = useTranslation()
  if (obstacles.length === 0) return null
  return (
    <Alert color="barn" radius="lg" icon={<IconLock size={20} />} title={t('sample.blocked')}>
      {t('sample.blockedHint')}
      <ul className={classes.plain}>
        {obstacles.map(({ reason, count }) => (
          <li key={reason}>{t(`sample.obstacles.${reason}`, { count })}</li>
        ))}
      </ul>
    </Alert>
  )
}
