import { gatewayName, gateways, type GatewayState } from '@dvor/contract/installation/gateway-keys.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import { Group, Radio, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { Section } from '../../../core/page/section.tsx'
import { EnvironmentNote } from '../environment-note.tsx'
import classes from '../settings.module.css'
import { useInstallationCall } from '../use-installation.ts'

/** Value of the choice that offers a method through no gateway. */
const notOffered = 'none'

/** The gateways with keys that can serve a method, the one in use, and whether the environment chose it. */
function optionsOf(states: GatewayState[], method: GatewayMethod) {
  const serving = states.flatMap(({ gateway, source, methods }) => {
    const methodState = methods.find((one) => one.method === method)
    return methodState ? [{ gateway, source, ...methodState }] : []
  })
  return {
    options: serving.filter(({ source }) => source !== 'none').map(({ gateway }) => gateway),
    used: serving.find(({ is_used }) => is_used)?.gateway ?? notOffered,
    isFixed: serving.some(({ chosen_by }) => chosen_by === 'environment'),
  }
}

interface Props {
  method: GatewayMethod
  states: GatewayState[]
}

/** The gateway for new payments by a method, where there is a choice; cards cannot be taken out of offer here. */
export function MethodChoice({ method, states }: Props) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('gateway-keys')
  const { options, used, isFixed } = optionsOf(states, method)
  const isOptional = method !== 'card'
  if (options.length < (isOptional ? 1 : 2) && !isFixed) return null
  const choose = async (value: string) => {
    const gateway = value === notOffered ? null : gatewayName.parse(value)
    const saved = await run(
      () => client.gatewayKeys.attempt.chooseGateway(method, { gateway }),
      t(isOptional ? 'settings.methodRefused' : 'settings.saveFailed'),
    )
    if (saved) showSuccess(t('settings.saved'))
  }
  return (
    <Section title={t(`settings.methodGateway.${method}`)}>
      <Text className={classes.hint}>{t(`settings.methodHint.${method}`)}</Text>
      <Radio.Group
        value={used}
        aria-label={t(`settings.methodGateway.${method}`)}
        readOnly={isFixed}
        onChange={(value) => void choose(value)}
      >
        <Group mb={isFixed ? 'md' : undefined}>
          {[...options, ...(isOptional ? [notOffered] : [])].map((option) => (
            <Radio
              key={option}
              value={option}
              label={option === notOffered ? t('settings.methodOff') : labelOf(option)}
              disabled={isBusy || (isFixed && option !== used)}
            />
          ))}
        </Group>
      </Radio.Group>
      {isFixed ? <EnvironmentNote /> : null}
    </Section>
  )
}

const labelOf = (option: string) => gateways[gatewayName.parse(option)].label
