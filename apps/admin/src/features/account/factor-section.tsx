import type { SecondFactorOffer } from '@dvor/contract/accounts/account.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { Section } from '../../core/page/section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import classes from './account.module.css'
import { FactorOffer } from './factor-offer.tsx'
import { FactorOn } from './factor-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAccountAction } from './use-account-action.ts'
import { useFactor } from './use-account.ts'

/** The second factor in its states: off, being set up, showing its codes, on. */
export function FactorSection() {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Section title={t('account.factor')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <FactorState onCodes={setCodes} />
      )}
    </Section>
  )
}

function FactorState({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useFactor()
  if (error && !data)
    return <ErrorNote error={error} title={t('account.factorFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={90} aria-label={t('loading')} />
  if (data.onSince)
    return <FactorOn onSince={data.onSince} codesLeft={data.recoveryCodesLeft} onCodes={onCodes} />
  return <FactorOff onCodes={onCodes} />
}

function FactorOff({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null)
  if (offer) return <FactorOffer offer={offer} onOn={onCodes} onCancel={() => setOffer(null)} />
  const ask = async () => {
    const offer = await run(() => client.account.attempt.offerFactor(), t('account.turnOnFailed'))
    if (offer) setOffer(offer.value)
  }
  return (
    <>
      <Text c="dimmed" mb="md" className={classes.text}>
        {t('account.factorHint')}
      </Text>
      <Button loading={isBusy} leftSection={<IconShieldLock size={17} />} onClick={() => void ask()}>
        {t('account.turnOn')}
      </Button>
    </>
  )
}
