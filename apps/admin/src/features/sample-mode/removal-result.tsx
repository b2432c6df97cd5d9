import { trialKinds, type SamplePart, type SampleRemoved } from '@dvor/contract/installation/sample-mode.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { CountList } from './count-list.tsx'
import classes from './sample.module.css'

/** Links to the first steps after the sample mode. */
const steps = [
  ['settings', '/global-settings'],
  ['contacts', '/contacts'],
  ['texts', '/cms-pages'],
  ['units', '/accommodation-units'],
  ['documents', '/documents'],
  ['site', '/global-settings?cast=site'],
] as const

/** Result of leaving the sample mode, with the next steps. */
export function RemovalResult({ removed: { trial, parts, in_use } }: { removed: SampleRemoved }) {
  const { t } = useTranslation()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  const gone = [
    ...trialKinds.map((key) => ({ key, label: t(`sample.trial.${key}`), count: trial[key] })),
    ...(Object.keys(parts) as SamplePart[]).map((key) => ({
      key: `part-${key}`,
      label: t(`sample.parts.${key}`),
      count: parts[key] ?? 0,
    })),
  ]
  return (
    <div className={classes.page} ref={result} tabIndex={-1}>
      <PageHead title={t('sample.done')} />
      <Text className={classes.intro}>{t('sample.doneHint')}</Text>
      <section className={`card ${classes.panel}`}>
        <Title order={2}>{t('sample.next')}</Title>
        <ul className={classes.steps}>
          {steps.map(([step, path]) => (
            <li key={step}>
              <Anchor component={ScreenLink} to={path}>
                {t(`sample.steps.${step}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      <section className={`card ${classes.panel}`}>
        <Title order={2}>{t('sample.gone')}</Title>
        <CountList rows={gone} none={t('sample.nothing')} />
        {in_use > 0 ? <Text mt="sm">{t('sample.inUse', { count: in_use })}</Text> : null}
      </section>
    </div>
  )
}
