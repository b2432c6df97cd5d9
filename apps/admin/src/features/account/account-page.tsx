import type { OfficeLanguage } from '@dvor/format/languages.ts'
import { SegmentedControl, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showProblem } from '../../core/client/toasts.ts'
import { PageHead } from '../../core/page/page-head.tsx'
import { Section } from '../../core/page/section.tsx'
import { changeLanguage } from '../../core/texts/i18n.ts'
import classes from './account.module.css'
import { FactorSection } from './factor-section.tsx'
import { MorningLetterSection } from './morning-letter-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PushSection } from './push-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Names of the languages, each in itself. */
const languages: { value: OfficeLanguage; label: string }[] = [
  { value: 'sk', label: 'Slovenčina' },
  { value: 'en', label: 'English' },
]

/** The signed-in person's own account: password, second factor, sessions. */
export function AccountPage() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageHead title={t('account.title')} />
      <LanguageSection />
      <MorningLetterSection />
      <PushSection />
      <PasswordSection />
      <FactorSection />
      <SessionsSection />
    </div>
  )
}

/** The choice of the language of the back office on this device. */
function LanguageSection() {
  const { t, i18n } = useTranslation()
  return (
    <Section title={t('language.title')}>
      <Text c="dimmed" className={classes.text}>
        {t('language.hint')}
      </Text>
      <SegmentedControl
        mt="sm"
        aria-label={t('language.label')}
        data={languages}
        value={i18n.language}
        onChange={(value) => {
          const language: OfficeLanguage = value === 'en' ? 'en' : 'sk'
          changeLanguage(language).catch(() => showProblem(t('language.failed'), t('errors.offline')))
        }}
      />
    </Section>
  )
}
