import { declaredText, labelIn } from '../../../core/texts/declared.ts'
import { gateways, type GatewayCheck, type GatewayState } from '@dvor/contract/installation/gateway-keys.ts'
import {
  gatewayMethods,
  paymentMethods,
  type GatewayMethod,
} from '@dvor/contract/values/reservation-states.ts'
import { Alert, Badge, Button, Code, CopyButton, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { Section } from '../../../core/page/section.tsx'
import { ErrorNote } from '../../../core/page/notes.tsx'
import { PageHead } from '../../../core/page/page-head.tsx'
import { EnvironmentNote } from '../environment-note.tsx'
import { MethodChoice } from './method-choice.tsx'
import { KeysForm } from './keys-form.tsx'
import classes from '../settings.module.css'
import { useGateways, useInstallationCall } from '../use-installation.ts'

/** Keys of the payment gateways, one card for each gateway. */
export function KeysPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useGateways()
  return (
    <div className={classes.panel}>
      <PageHead title={t('settings.keys')} />
      {error && !data ? (
        <ErrorNote error={error} title={t('settings.loadFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {gatewayMethods.map((method) => (
            <MethodChoice key={method} method={method} states={data} />
          ))}
          {data.map((state) => (
            <Gateway key={state.gateway} state={state} />
          ))}
        </>
      ) : (
        <Skeleton height={320} radius="lg" aria-label={t('loading')} />
      )}
    </div>
  )
}

function Gateway({ state: { gateway, source, notice_url, methods } }: { state: GatewayState }) {
  const { t } = useTranslation()
  return (
    <Section
      title={gateways[gateway].label}
      action={
        methods.some(({ is_used }) => is_used) ? (
          <Badge color="pine">{t('settings.gatewayUsed')}</Badge>
        ) : undefined
      }
    >
      <Text className={classes.hint}>
        {declaredText(gateways[gateway].hint)} {source === 'environment' ? null : t('settings.keysHint')}
      </Text>
      {source === 'environment' ? (
        <EnvironmentNote />
      ) : (
        <>
          <Alert mb="md" color={source === 'none' ? 'hay' : 'pine'}>
            {t(source === 'none' ? 'settings.keysNone' : 'settings.keysSet')}
          </Alert>
          <KeysForm gateway={gateway} source={source} />
        </>
      )}
      {gateways[gateway].takesNoticeUrl ? <NoticeUrl address={notice_url} /> : null}
      {source === 'none' ? null : <Check gateway={gateway} />}
    </Section>
  )
}

/** The address that the owner enters at the gateway. */
function NoticeUrl({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Text size="sm" mt="md" mb={4}>
        {t('settings.noticeUrl')}
      </Text>
      <div className={classes.actions}>
        <Code className={classes.address}>{address}</Code>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {t(copied ? 'settings.copied' : 'settings.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </>
  )
}

const namesOf = (methods: readonly GatewayMethod[]) =>
  methods.map((method) => labelIn(paymentMethods, method)).join(', ')

function Check({ gateway }: Pick<GatewayState, 'gateway'>) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall()
  const [result, setResult] = useState<GatewayCheck | null>(null)
  const check = async () =>
    setResult(await run(() => client.gatewayKeys.attempt.checkGatewayKeys(gateway), t('settings.check')))
  return (
    <div>
      <Button mt="md" variant="default" loading={isBusy} onClick={() => void check()}>
        {t('settings.check')}
      </Button>
      <output>
        {result ? (
          <Alert mt="md" color={result.accepted ? 'pine' : 'barn'}>
            {t(
              result.reason
                ? `settings.${result.reason}`
                : result.trial
                  ? 'settings.acceptedTrial'
                  : 'settings.accepted',
            )}{' '}
            {result.methods ? t('settings.enabledMethods', { methods: namesOf(result.methods) }) : null}
          </Alert>
        ) : null}
      </output>
    </div>
  )
}
