import '@mantine/dates/styles.css'
import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { nights } from '@dvor/format/plurals.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { useTypedNumber } from '../../core/fields/use-typed-number.ts'
import { parseAges, type StayDraft } from './stay-draft.ts'
import classes from '../reservations/reservation.module.css'
import { goneText, unitNote, waivedText } from './unit-option.ts'
import { useAvailability, useUnits } from './use-free-units.ts'

interface Props {
  draft: StayDraft
  onChange: (part: Partial<StayDraft>) => void
  /** Whether units show availability and price; off for a saved stay, whose own nights would count as taken. */
  withAvailability: boolean
}

/** Inputs of one stay: days, unit and guests; the options of units show availability and price. */
export function StayFields({ draft, onChange, withAvailability }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const found = useAvailability(draft)
  const options = units.map(({ id, title, code }) => {
    const note = withAvailability ? unitNote(found.get(id)) : ''
    return { value: id, label: [`${title} (${code})`, note].filter(Boolean).join(' – ') }
  })
  const chosen = withAvailability ? found.get(draft.accommodation_unit ?? '') : undefined
  const waived = waivedText(chosen)
  const adults = useTypedNumber(draft.adults, (count) => onChange({ adults: Number(count) }), { empty: 1 })
  return (
    <div className={classes.stayFields}>
      <StayDays draft={draft} onChange={onChange} />
      <NumberInput
        label={t('reservations.stays.adults')}
        min={1}
        max={maxAdults}
        allowDecimal={false}
        {...adults}
      />
      <TextInput
        label={t('reservations.stays.childrenAges')}
        placeholder="4, 9"
        description={t('reservations.stays.childrenHint')}
        error={parseAges(draft.children) ? null : t('reservations.stays.childrenWrong')}
        value={draft.children}
        onChange={(event) => onChange({ children: event.currentTarget.value })}
      />
      <Select
        className={classes.wide}
        label={t('reservations.stays.unit')}
        data={options}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('fields.nothingFound')}
        error={goneText(chosen) || null}
        value={draft.accommodation_unit}
        onChange={(accommodation_unit) => onChange({ accommodation_unit })}
      />
      {waived ? (
        <Text size="sm" c="dimmed" className={classes.wide}>
          {t('reservations.form.waivedHint', { why: waived })}
        </Text>
      ) : null}
    </div>
  )
}

function StayDays({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { t } = useTranslation()
  const { arrival, departure } = draft
  const isInverted = arrival !== null && departure !== null && departure <= arrival
  const length = arrival && departure && !isInverted ? nights(daysBetween(arrival, departure)) : undefined
  return (
    <>
      <DateInput
        label={t('reservations.stays.arrival')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={arrival}
        onChange={(value) => onChange({ arrival: value })}
      />
      <DateInput
        label={t('reservations.stays.departure')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={departure}
        description={length}
        error={isInverted ? t('reservations.problems.inverted') : null}
        onChange={(value) => onChange({ departure: value })}
      />
    </>
  )
}
