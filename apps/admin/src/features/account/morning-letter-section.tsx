import type { MorningLetterWish } from '@dvor/contract/accounts/account.ts'
import { SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { showSuccess } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'
import { useMorningLetter } from './use-account.ts'

/** Whether the person wishes the letter of each morning, for those who may see the dashboard. */
export function MorningLetterSection() {
  const { t } = useTranslation()
  return (
    <IfMay permission="dashboard.read">
      <Section title={t('account.morningLetter')}>
        <Text c="dimmed" className={classes.text} mb="sm">
          {t('account.morningLetterHint')}
        </Text>
        <Choice />
      </Section>
    </IfMay>
  )
}

function Choice() {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const { data, error, refetch } = useMorningLetter()
  if (error && !data)
    return <ErrorNote error={error} title={t('account.morningLetterFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={36} maw={360} aria-label={t('loading')} />
  const keep = async (language: MorningLetterWish['language']) => {
    const kept = await run(
      () => client.account.attempt.wishMorningLetter({ language }),
      t('account.morningLetterNotKept'),
    )
    if (kept) showSuccess(t(language ? 'account.morningLetterOn' : 'account.morningLetterOff'))
  }
  return (
    <SegmentedControl
      aria-label={t('account.morningLetter')}
      disabled={isBusy}
      data={[
        { value: '', label: t('account.morningLetterNone') },
        { value: 'sk', label: 'Slovenčina' },
        { value: 'en', label: 'English' },
      ]}
      value={data.language ?? ''}
      onChange={(value) => void keep(value === 'sk' || value === 'en' ? value : null)}
    />
  )
}
