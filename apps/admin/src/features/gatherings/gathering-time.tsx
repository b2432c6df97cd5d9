import { gatheringLimits } from '@dvor/contract/reservations/gatherings.ts'
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { Change } from './gathering-rooms.tsx'

interface GatheringTimeProps {
  id: string
  change: Change
}

/** More time for the families, and the end of the gathering. */
export function GatheringTime({ id, change }: GatheringTimeProps) {
  const { t } = useTranslation()
  const [hours, setHours] = useState<string | number>(24)
  const hint = useId()
  const [isBusy, setBusy] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const prolong = async () => {
    setBusy(true)
    const result = await change(client.ownerGatherings.attempt.prolong(id, { hours: Number(hours) }))
    setBusy(false)
    if (result.ok) showSuccess(t('gatherings.prolongDone'))
    else showFailure(t('gatherings.prolongFailed'), result.error)
  }
  return (
    <Group justify="space-between" align="flex-end" mt="lg">
      <Stack gap="xs">
        <Group align="flex-end">
          <NumberInput
            label={t('gatherings.hours')}
            aria-describedby={hint}
            min={1}
            max={gatheringLimits.ownerHours}
            allowDecimal={false}
            value={hours}
            onChange={setHours}
          />
          <Button
            variant="default"
            loading={isBusy}
            disabled={!isPossible(hours)}
            onClick={() => void prolong()}
          >
            {t('gatherings.prolong')}
          </Button>
        </Group>
        <Text id={hint} size="sm" c="dimmed">
          {t('gatherings.hoursHint')}
        </Text>
      </Stack>
      <Button variant="default" onClick={() => setEnding(true)}>
        {t('gatherings.end')}
      </Button>
      {isEnding ? (
        <ChangeDialog
          title={t('gatherings.endTitle')}
          text={t('gatherings.endText')}
          action={t('gatherings.end')}
          done={t('gatherings.endDone')}
          isDanger
          onChange={() => change(client.ownerGatherings.attempt.end(id))}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </Group>
  )
}

const isPossible = (hours: string | number) =>
  Number.isInteger(Number(hours)) && Number(hours) >= 1 && Number(hours) <= gatheringLimits.ownerHours
