import type { PersonalDataRun, PersonalDataState } from '@dvor/contract/privacy/personal-data.ts'
import { clearedNames, clearedTexts, retentionTable } from '@dvor/contract/privacy/retention.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { defaultLanguage } from '@dvor/format/language.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import classes from './personal-data.module.css'
import { ReceiptButton } from './receipt-section.tsx'

/** Each kind of personal data with its time, what is cleared, what stays and why, and how much is due now. */
export function RetentionSection({ due }: Pick<PersonalDataState, 'due'>) {
  const { t } = useTranslation()
  const language = defaultLanguage()
  return (
    <Section title={t('personalData.retention')}>
      <Text mb="sm">{t('personalData.retentionHint')}</Text>
      <ul className={classes.counts}>
        {due.map(({ setting, days, count }) => {
          const { label, from, cleared, stays, reason } = retentionTable[setting]
          return (
            <li key={setting}>
              <span>
                <b>{label[language]}</b>,{' '}
                {t('personalData.days', { days: countOf(days, 'day'), from: from[language] })}
              </span>
              <span>{count > 0 ? t('personalData.dueNow', { count }) : t('personalData.dueNone')}</span>
              <small>
                {cleared[language]} {t('personalData.staysHere', { what: stays[language] })}{' '}
                {reason[language]}
              </small>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The latest runs, erasures and exports: counts alone. */
export function RunsSection({ runs }: Pick<PersonalDataState, 'runs'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('personalData.runs')}>
      {runs.length === 0 ? <Text c="dimmed">{t('personalData.runsNone')}</Text> : null}
      <ul className={classes.counts}>
        {runs.map((run) => (
          <li key={run.id}>
            <span>
              {formatInstant(run.made_at)} · {t(`personalData.run.${run.kind}`)}
              {run.kind === 'retention' ? null : ` · ${run.actor}`}
            </span>
            {run.kind === 'erasure' ? <ReceiptButton erasure={run.id} /> : <span />}
            {run.kind === 'export' ? null : <RunCounts run={run} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function RunCounts({ run: { cleared } }: { run: PersonalDataRun }) {
  const { t } = useTranslation()
  const language = defaultLanguage()
  const counts = clearedNames.flatMap((name) => {
    const count = cleared[name]
    return count ? [t('personalData.runCleared', { label: clearedTexts(name).label[language], count })] : []
  })
  return <small>{counts.join(', ') || t('personalData.runNothing')}</small>
}
