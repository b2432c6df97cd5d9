import { awaits } from '@dvor/booking/reservation/states.ts'
import '@mantine/dates/styles.css'
import type { EarlyDeparture, EarlyDepartureOutcome } from '@dvor/contract/reservations/admin-reservations.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { draftOf, valuesOf } from '../stays/stay-draft.ts'

interface Parts {
  /** Not typed here, but another version of the stays must be seen before they are shortened. */
  stays: ReturnType<typeof staysOf>
  departure: Day
  fee: EarlyDeparture['fee']
}

const staysOf = ({ stays }: Reservation) => valuesOf(stays.map(draftOf))

interface FormProps extends SectionProps {
  onDone: () => void
  onCancel: () => void
}

/** State of the form: what is chosen, the sums that it leads to, and the version of the reservation that they belong to. */
function useDeparture({ reservation, onDone }: Omit<FormProps, 'onCancel'>) {
  const { t } = useTranslation()
  const action = useAction()
  const [first, last] = departureDays(reservation, useToday())
  const [departure, setDeparture] = useState<Day>(first)
  const [fee, setFee] = useState<EarlyDeparture['fee']>('by_rules')
  const [stays, setStays] = useState(() => staysOf(reservation))
  const [preview, setPreview] = useState<EarlyDepartureOutcome | null>(null)
  const { base } = useEditedVersion({
    record: reservation,
    partsOf: (version): Parts => ({ stays: staysOf(version), departure: first, fee: 'by_rules' }),
    typed: { stays, departure, fee },
    put: (parts) => {
      setStays(parts.stays)
      setPreview(null)
    },
    failure: action.failure,
    forget: action.forget,
    label: () => t('reservations.early.title'),
    onSettled: () => setPreview(null),
  })
  useUnsaved(departure !== first || fee !== 'by_rules', action.isBusy)
  const change = (set: () => void) => {
    set()
    setPreview(null)
    action.forget()
  }
  const body = { departure, fee }
  const version = { ifMatch: base.updatedAt }
  const ask = async () => {
    const options = asPreview(version)
    setPreview(await action.run(() => client.frontDesk.attempt.departEarly(base.id, body, options)))
  }
  const keep = async () => {
    if (!preview) return
    const expected = { ...body, expected_total: preview.price.total }
    if (!(await action.run(() => client.frontDesk.attempt.departEarly(base.id, expected, version))))
      return setPreview(null)
    showSuccess(t('reservations.early.done'))
    onDone()
  }
  return {
    ...action,
    days: [first, last] as const,
    departure,
    setDeparture: (day: Day) => change(() => setDeparture(day)),
    fee,
    setFee: (next: EarlyDeparture['fee']) => change(() => setFee(next)),
    preview,
    confirm: () => void (preview ? keep() : ask()),
  }
}

/** Ends the stay of guests who are here before the agreed day, after showing what is kept and returned. */
export function EarlyDepartureForm({ reservation, onDone, onCancel }: FormProps) {
  const { t } = useTranslation()
  const form = useDeparture({ reservation, onDone })
  const { preview } = form
  return (
    <Stack>
      <DateInput
        label={t('reservations.early.day')}
        description={t('reservations.early.dayHint')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        minDate={form.days[0]}
        maxDate={form.days[1]}
        value={form.departure}
        onChange={(day) => form.setDeparture(day ?? form.departure)}
      />
      <FeeChoice value={form.fee} onChange={form.setFee} />
      <ProblemNote problem={form.problem} />
      {preview ? <Sums preview={preview} /> : null}
      <Group>
        <Button loading={form.isBusy} onClick={form.confirm}>
          {t(preview ? 'reservations.early.keep' : 'reservations.early.preview')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

interface FeeProps {
  value: EarlyDeparture['fee']
  onChange: (value: EarlyDeparture['fee']) => void
}

function FeeChoice({ value, onChange }: FeeProps) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      label={t('reservations.early.fee')}
      value={value}
      onChange={(next) => onChange(next === 'no_fee' ? 'no_fee' : 'by_rules')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="by_rules" label={t('reservations.early.byRules')} />
        <Radio value="no_fee" label={t('reservations.early.noFee')} />
      </Stack>
    </Radio.Group>
  )
}

function Sums({ preview }: { preview: EarlyDepartureOutcome }) {
  const { t } = useTranslation()
  const sums = { fee: formatMoney(preview.fee), refund: formatMoney(preview.refund) }
  return (
    <>
      <Text fw={600}>{t('reservations.early.sums', sums)}</Text>
      <DifferenceNote change={preview} />
    </>
  )
}

/** First and last day of an early departure: today at the soonest, after one night at least. */
export function departureDays({ stays }: Pick<Reservation, 'stays'>, today: Day): readonly [Day, Day] {
  const arrival = stays.map((stay) => stay.arrival).toSorted()[0] ?? today
  const departure =
    stays
      .map((stay) => stay.departure)
      .toSorted()
      .at(-1) ?? today
  const afterNight = addDays(arrival, 1)
  return [today > afterNight ? today : afterNight, addDays(departure, -1)]
}

/** Whether guests who are here could leave nights to others if they departed now. */
export function leavesNights(reservation: Pick<Reservation, 'state' | 'stays'>, today: Day): boolean {
  const [first, last] = departureDays(reservation, today)
  return awaits(reservation.state, 'departure') && first <= last
}
