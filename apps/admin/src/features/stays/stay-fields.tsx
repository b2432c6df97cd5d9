import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { NumberInput, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTypedNumber } from '../../core/fields/use-typed-number.ts'
import { parseAges, type StayDraft } from './stay-draft.ts'
import classes from '../reservations/reservation.module.css'
import { StayDays } from './stay-days.tsx'
import { UnitSelect } from './unit-select.tsx'
import { waivedText } from './unit-option.ts'
import { useAvailability, useUnits, type Search } from './use-free-units.ts'

interface Props {
  draft: StayDraft
  onChange: (part: Partial<StayDraft>) => void
  /** How units say whether they are free and what they cost; null where they do not. */
  search: Search | null
}

/** Inputs of one stay: days, unit and guests; the options of units show availability and price. */
export function StayFields({ draft, onChange, search }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const availability = useAvailability(draft, search)
  const waived = waivedText(availability.get(draft.accommodation_unit ?? ''))
  const adults = useTypedNumber(draft.adults, (count) => onChange({ adults: Number(count) }), { empty: 1 })
  return (
    <div className={classes.stayFields}>
      <StayDays period={draft} onChange={onChange} isBooked={search?.reservation !== undefined} />
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
      <UnitSelect
        units={units}
        found={availability}
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
