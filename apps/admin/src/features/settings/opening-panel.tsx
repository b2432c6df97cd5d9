import type { SiteOpening, OpeningGap } from '@dvor/contract/installation/site-opening.ts'
import { Alert, Button, Group, Skeleton, Text, Anchor } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { Section } from '../../core/page/section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { sampleFields, SampleLeft } from './sample-left.tsx'
import classes from './settings.module.css'
import { useInstallationCall, useSiteOpening } from './use-installation.ts'

/** Where the owner mends each gap. Legal texts are filled in from the settings. */
const placeOf: Readonly<Record<OpeningGap, string>> = {
  mail: '/global-settings?cast=mail',
  payments: '/global-settings#iban',
  account: '/global-settings#iban',
  terms: '/global-settings#legal_name',
}

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
          {data.missing.length > 0 && !data.sample_mode ? (
            <Section title={t('settings.missingTitle')}>
              <OpeningGaps missing={data.missing} />
            </Section>
          ) : null}
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
  const [isAsking, setAsking] = useState(false)
  const { open, sample_mode, missing, settings, records } = opening
  const isLeft = missing.length + settings.length + records.length > 0
  const change = async (next: boolean) => {
    await run(
      () => client.siteOpening.attempt.open({ open: next, anyway: next && isLeft }),
      t('settings.openFailed'),
    )
    setAsking(false)
  }
  if (sample_mode)
    return (
      <>
        <Text mb="md">{t('settings.siteSample')}</Text>
        <Button component={ScreenLink} to="/sample-mode" variant="light">
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
          onClick={() => (isLeft && !open ? setAsking(true) : void change(!open))}
        >
          {t(open ? 'settings.close' : isLeft ? 'settings.openAnyway' : 'settings.open')}
        </Button>
      </Group>
      {isAsking ? (
        <ConfirmDialog
          title={t('settings.openTitle')}
          action={t('settings.openAnyway')}
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void change(true)}
          onClose={() => setAsking(false)}
        >
          <Text>{t('settings.openQuestion')}</Text>
          <OpeningGaps missing={missing} />
          {settings.length > 0 ? <Text className={classes.row}>{sampleFields(t, settings)}</Text> : null}
          {records.length > 0 ? (
            <Text className={classes.row}>{t('settings.leftTexts', { count: records.length })}</Text>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** Things that guests of the site would miss, each with a link to its place. */
function OpeningGaps({ missing }: Pick<SiteOpening, 'missing'>) {
  const { t } = useTranslation()
  return (
    <ul className={classes.rows}>
      {missing.map((gap) => (
        <li key={gap} className={classes.row}>
          <span>{t(`settings.missing.${gap}`)}</span>
          <Anchor component={ScreenLink} to={placeOf[gap]}>
            {t(`settings.missingFix.${gap}`)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
