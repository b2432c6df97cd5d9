import type { ClearedCounts, Kept } from '@dvor/contract/privacy/personal-data.ts'
import { clearedNames, clearedTexts, keptByLaw } from '@dvor/contract/privacy/retention.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { defaultLanguage } from '@dvor/format/language.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './personal-data.module.css'

/** The kinds of data that are erased, with the number of records of each. */
export function ClearedList({ cleared }: { cleared: ClearedCounts }) {
  const { t } = useTranslation()
  const language = defaultLanguage()
  const clearedKinds = clearedNames.filter((name) => (cleared[name] ?? 0) > 0)
  return (
    <>
      <Text fw={600}>{t('personalData.cleared')}</Text>
      {clearedKinds.length === 0 ? <Text c="dimmed">{t('personalData.clearedNothing')}</Text> : null}
      <ul className={classes.counts}>
        {clearedKinds.map((name) => (
          <li key={name}>
            <span>{clearedTexts(name).label[language]}</span>
            <b>{cleared[name]}</b>
            <small>{clearedTexts(name).cleared[language]}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The data that stay, with the reason and the last day; renders nothing where none stay. */
export function KeptList({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation()
  const language = defaultLanguage()
  if (kept.length === 0) return null
  return (
    <>
      <Text fw={600} mt="sm">
        {t('personalData.stays')}
      </Text>
      <ul className={classes.counts}>
        {kept.map(({ name, count, until }) => (
          <li key={name}>
            <span>
              {keptByLaw[name].label[language]}
              {until ? `, ${t('personalData.until', { day: formatDay(until) })}` : null}
            </span>
            <b>{count}</b>
            <small>{keptByLaw[name].reason[language]}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
