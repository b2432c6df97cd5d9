import { mostChoiceDays, type WeatherOccurrence } from '@dvor/contract/services/weather.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { List, NumberInput, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useMay } from '../../core/client/person.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import { useConfirm } from '../reservations/use-confirm.ts'

interface Props {
  day: string
  chosen: readonly WeatherOccurrence[]
  onClose: () => void
}

/** Asks for the reason, says whom and what money it touches and what cannot be taken back, and calls off. */
export function CallOffWeather({ day, chosen, onClose }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useConfirm()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<number | string>(3)
  const [isMissing, setMissing] = useState(false)
  const callOff = async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const service_slots = chosen.map(({ service_slot }) => service_slot)
    const choice_days = typeof days === 'number' ? days : 3
    const done = await run(() =>
      client.frontDesk.attempt.cancelForWeather({ day, service_slots, reason, choice_days }),
    )
    if (!done) return
    showSuccess(t('weather.done', { number: done.reservations }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('weather.title')}
      action={t('weather.callOff', { number: chosen.length })}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void callOff()}
      onClose={onClose}
    >
      <UnsavedValues isDirty={reason.trim() !== ''} isSaving={isBusy} />
      <Touched chosen={chosen} />
      <Textarea
        mt="md"
        required
        data-autofocus
        error={isMissing && t('issues.required')}
        label={t('slots.reason')}
        description={t('weather.reasonHint')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <NumberInput
        mt="md"
        label={t('weather.choiceDays')}
        description={t('weather.choiceDaysHint')}
        min={1}
        max={mostChoiceDays}
        clampBehavior="strict"
        allowDecimal={false}
        value={days}
        onChange={setDays}
      />
      <Text mt="md" size="sm" fw={600}>
        {t('weather.noWayBack')}
      </Text>
    </ConfirmDialog>
  )
}

/** The chosen activities, their guests and money; those without e-mail by phone. */
function Touched({ chosen }: Pick<Props, 'chosen'>) {
  const { t } = useTranslation()
  const may = useMay()
  const guests = chosen.flatMap((one) => one.guests)
  const unreached = guests.filter(({ has_email }) => !has_email)
  const sum = guests.reduce((total, { amount }) => total + amount, 0)
  return (
    <>
      <List size="sm" mb="xs">
        {chosen.map(({ service_slot, title, time_from }) => (
          <List.Item key={service_slot}>
            {formatTime(time_from)} {title}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{t('weather.touches', { number: guests.length })}</Text>
      {may('money.read') ? <Text size="sm">{t('weather.sum', { sum: formatMoney(sum) })}</Text> : null}
      {unreached.length > 0 ? (
        <>
          <Text size="sm" mt="xs" fw={600}>
            {t('weather.callThem')}
          </Text>
          <List size="sm">
            {unreached.map(({ reservation, guest_name, guest_phone }) => (
              <List.Item key={reservation}>
                {[guest_name ?? t('slots.held'), guest_phone].filter(Boolean).join(' · ')}
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
    </>
  )
}
