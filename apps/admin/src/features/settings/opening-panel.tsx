import type { SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../core/client/api.ts'
import { Section } from '../../core/page/section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { SampleLeft } from './sample-left.tsx'
import classes from './settings.module.css'
import { useInstallationCall, useSiteOpening } from './use-installation.ts'

/** Whether search engines may read the site, and the sample content still on it. */
export function OpeningPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSiteOpening()
  return (
    <div className={classes.panel}>
      <PageHead title={t('settings.site')} />
      {error && !data ? (
        <ErrorNote error={error} title={t('settings.loadFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Section title={t('settings.site')}>
            <OpeningState opening={data} />
          </Section>
          <Section title={t('settings.leftTitle')}>
            <SampleLeft opening={data} />
          </Section>
        </>
      ) : (
        <Skeleton height={320} radius="lg" aria-label={t('loading')} />
      )}
    </div>
  )
}

function OpeningState({ opening }: { opening: SiteOpening }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('site-opening')
  const { open, sample_mode, settings, records } = opening
  const isLeft = settings.length + records.length > 0
  const change = (next: boolean) =>
    run(() => client.sample.attempt.open({ open: next, anyway: next && isLeft }), t('settings.openFailed'))
  if (sample_mode)
    return (
      <>
        <Text mb="md">{t('settings.siteSample')}</Text>
        <Button component={Link} to="/sample-mode" variant="light">
          {t('settings.leaveSample')}
        </Button>
      </>
    )
  return (
    <>
      <Alert
        mb="md"
        color={open ? 'pine' : 'hay'}
        icon={open ? <IconEye size={18} /> : <IconEyeOff size={18} />}
      >
        {t(open ? 'settings.siteOpen' : 'settings.siteClosed')}
      </Alert>
      <Group>
        <Button
          variant={open || isLeft ? 'default' : 'filled'}
          loading={isBusy}
          onClick={() => void change(!open)}
        >
          {t(open ? 'settings.close' : isLeft ? 'settings.openAnyway' : 'settings.open')}
        </Button>
      </Group>
    </>
  )
}
