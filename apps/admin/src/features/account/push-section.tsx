import { pushKinds, type PushSettings } from '@dvor/contract/accounts/push.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { pushObstacle } from '../../core/offline/push-device.ts'
import { Awaited } from '../../core/page/awaited.tsx'
import { Section } from '../../core/page/section.tsx'
import { choiceText } from '../../core/texts/declared.ts'
import classes from './account.module.css'
import { usePush, usePushActions } from './use-push.ts'

/** Notices on devices: switching on and off, what of, and whether guests are named on a locked screen. */
export function PushSection() {
  const { t } = useTranslation()
  const query = usePush()
  return (
    <Section title={t('account.push.title')}>
      <Text c="dimmed" className={classes.text}>
        {t('account.push.hint')}
      </Text>
      <Awaited query={query} failed={t('account.push.failed')} height={120}>
        {(settings) => <Devices settings={settings} />}
      </Awaited>
    </Section>
  )
}

function Devices({ settings }: { settings: PushSettings & { here: string | null } }) {
  const { t } = useTranslation()
  const { isBusy, turnOn, turnOff, choose } = usePushActions()
  const obstacle = pushObstacle()
  const isOn = settings.devices.some(({ endpoint }) => endpoint === settings.here)
  return (
    <Stack gap="sm" mt="sm">
      {obstacle ? (
        <Alert color="hay" variant="light">
          {t(`account.push.obstacles.${obstacle}`)}
        </Alert>
      ) : isOn ? null : (
        <Group>
          <Button loading={isBusy} onClick={() => turnOn(settings.public_key)}>
            {t('account.push.turnOn')}
          </Button>
        </Group>
      )}
      {settings.devices.map(({ id, device, endpoint, createdAt }) => (
        <Group key={id} justify="space-between">
          <span>
            {device || t('account.unknownDevice')}{' '}
            <Text span size="sm" c="dimmed">
              {endpoint === settings.here ? `${t('account.thisDevice')} · ` : ''}
              {t('account.push.since', { when: formatInstant(createdAt) })}
            </Text>
          </span>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={() => turnOff(id, endpoint === settings.here)}
          >
            {t('account.push.turnOff')}
          </Button>
        </Group>
      ))}
      {settings.devices.length > 0 ? <Choices settings={settings} isBusy={isBusy} onChoose={choose} /> : null}
    </Stack>
  )
}

interface ChoicesProps {
  settings: PushSettings
  isBusy: boolean
  onChoose: (choices: Pick<PushSettings, 'kinds' | 'with_names'>) => void
}

function Choices({ settings, isBusy, onChoose }: ChoicesProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { kinds, with_names } = settings
  const offered = pushKinds.filter(({ needs }) => may(needs))
  return (
    <Stack gap="xs" component="fieldset" p={0} m={0} style={{ border: 0 }}>
      <Text component="legend" fw={600} mb={4}>
        {t('account.push.about')}
      </Text>
      {offered.map((kind) => (
        <Checkbox
          key={kind.value}
          label={choiceText(kind)}
          disabled={isBusy}
          checked={kinds.includes(kind.value)}
          onChange={({ currentTarget: { checked } }) => {
            const others = kinds.filter((one) => one !== kind.value)
            onChoose({ kinds: checked ? [...others, kind.value] : others, with_names })
          }}
        />
      ))}
      <Checkbox
        label={t('account.push.withNames')}
        description={t('account.push.withNamesHint')}
        disabled={isBusy}
        checked={with_names}
        onChange={({ currentTarget: { checked } }) => onChoose({ kinds, with_names: checked })}
      />
    </Stack>
  )
}
