import { useTranslation } from 'react-i18next'
import { PageHead } from '../../core/page/page-head.tsx'
import classes from './account.module.css'
import { FactorSection } from './factor-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The signed-in person's own account: password, second factor, sessions. */
export function AccountPage() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageHead title={t('account.title')} />
      <LanguageSection />
      <PasswordSection />
      <FactorSection />
      <SessionsSection />
    </div>
  )
}
