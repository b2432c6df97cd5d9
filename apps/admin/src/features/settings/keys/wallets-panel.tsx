import { expiresSoon, type WalletState } from '@dvor/contract/installation/wallet-keys.ts'
import type { WalletName } from '@dvor/contract/values/wallets.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Alert, Skeleton, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../core/page/notes.tsx'
import { PageHead } from '../../../core/page/page-head.tsx'
import { Section } from '../../../core/page/section.tsx'
import { useToday } from '../../../core/property/use-today.ts'
import { AppleKeysForm } from './apple-keys-form.tsx'
import { GoogleKeysForm } from './google-keys-form.tsx'
import classes from '../settings.module.css'
import { useWallets } from '../use-installation.ts'

interface WalletForm {
  title: string
  hint: 'settings.appleHint' | 'settings.googleHint'
  Form: ComponentType<{ isSet: boolean }>
}

const forms: Readonly<Record<WalletName, WalletForm>> = {
  apple: { title: 'Apple Wallet', hint: 'settings.appleHint', Form: AppleKeysForm },
  google: { title: 'Google Wallet', hint: 'settings.googleHint', Form: GoogleKeysForm },
}

/** Keys of the phones' wallets, one card for each. */
export function WalletsPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useWallets()
  return (
    <div className={classes.panel}>
      <PageHead title={t('settings.wallets')} />
      <Text className={classes.hint}>{t('settings.walletsHint')}</Text>
      {error && !data ? (
        <ErrorNote error={error} title={t('settings.loadFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        data.map((state) => <Wallet key={state.wallet} state={state} />)
      ) : (
        <Skeleton height={320} radius="lg" aria-label={t('loading')} />
      )}
    </div>
  )
}

function Wallet({ state }: { state: WalletState }) {
  const { t } = useTranslation()
  const { title, hint, Form } = forms[state.wallet]
  return (
    <Section title={title}>
      <Text className={classes.hint}>
        {t(hint)} {t('settings.keysHint')}
      </Text>
      <StoredNote state={state} />
      <Form isSet={state.is_set} />
    </Section>
  )
}

/** Whether keys are stored, and how long they are valid. */
function StoredNote({ state: { is_set, name, expires_on } }: { state: WalletState }) {
  const { t } = useTranslation()
  const today = useToday()
  if (!is_set)
    return (
      <Alert mb="md" color="hay">
        {t('settings.walletNone')}
      </Alert>
    )
  const isOver = expires_on !== null && expires_on < today
  return (
    <Alert mb="md" color={isOver ? 'barn' : expiresSoon(expires_on, today) ? 'hay' : 'pine'}>
      {t('settings.walletSet', { name })}{' '}
      {expires_on
        ? t(isOver ? 'settings.walletExpired' : 'settings.walletExpires', { day: formatDay(expires_on) })
        : null}
    </Alert>
  )
}
