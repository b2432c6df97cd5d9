import { gateways, gatewayName, type GatewayState } from '@dvor/contract/installation/gateway-keys.ts'
import { Group, Radio, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { Section } from '../../core/page/section.tsx'
import { EnvironmentNote } from './environment-note.tsx'
import classes from './settings.module.css'
import { useInstallationCall } from './use-installation.ts'

/** The gateway for new card payments, where there is a choice. */
export function CardChoice({ states }: { states: GatewayState[] }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('gateway-keys')
  const withKeys = states.filter(({ source }) => source !== 'none')
  const taking = states.find(({ takes_cards }) => takes_cards)?.gateway ?? null
  const isFixed = states.some(({ chosen_by }) => chosen_by === 'environment')
  if (withKeys.length < 2 && !isFixed) return null
  const choose = async (value: string) => {
    const gateway = gatewayName.parse(value)
    const saved = await run(
      () => client.installation.attempt.chooseCardGateway({ gateway }),
      t('settings.saveFailed'),
    )
    if (saved) showSuccess(t('settings.saved'))
  }
  return (
    <Section title={t('settings.cardGateway')}>
      <Text className={classes.hint}>{t('settings.cardGatewayHint')}</Text>
      <Radio.Group
        value={taking}
        aria-label={t('settings.cardGateway')}
        readOnly={isFixed}
        onChange={(value) => void choose(value)}
      >
        <Group mb={isFixed ? 'md' : undefined}>
          {withKeys.map(({ gateway }) => (
            <Radio
              key={gateway}
              value={gateway}
              label={gateways[gateway].label}
              disabled={isBusy || (isFixed && gateway !== taking)}
            />
          ))}
        </Group>
      </Radio.Group>
      {isFixed ? <EnvironmentNote /> : null}
    </Section>
  )
}
