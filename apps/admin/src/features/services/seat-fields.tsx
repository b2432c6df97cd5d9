import { labelIn } from '../../core/texts/declared.ts'
import { servicePriceUnits } from '@dvor/contract/collections/services/services.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Group, NumberInput, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTypedNumber } from '../../core/fields/use-typed-number.ts'
import { useOfferedServices } from './offered-services.tsx'
import type { SeatDraft } from './seat-draft.ts'
import { occurrenceText, occurrenceValue, useOccurrences, type DayRange } from './use-occurrences.ts'

interface Props {
  draft: SeatDraft
  range: DayRange
  onChange: (draft: SeatDraft) => void
}

/** Inputs of service, occurrence with its free places, and persons. */
export function SeatFields({ draft, range, onChange }: Props) {
  const { t } = useTranslation()
  const offered = useOfferedServices().data ?? []
  const occurrences = useOccurrences(draft.service, range)
  const hasChildPrices = offered.some(
    ({ id, child_prices }) => id === draft.service && (child_prices ?? []).length > 0,
  )
  const choices = (occurrences.data ?? []).map((one) => ({
    value: occurrenceValue(one),
    label: occurrenceText(one),
    disabled: one.free === 0,
  }))
  const change = (persons: number | '') => onChange({ ...draft, persons: Math.max(1, Number(persons)) })
  const persons = useTypedNumber(draft.persons, change, { empty: 1 })
  return (
    <Group gap="xs" align="end">
      <Select
        style={{ flex: '1 1 220px' }}
        label={t('slots.service')}
        data={offered.map(({ id, title, price, price_unit }) => ({
          value: id,
          label: `${title} – ${formatMoney(price)} ${labelIn(servicePriceUnits, price_unit) ?? ''}`,
        }))}
        value={draft.service}
        onChange={(service) => onChange({ ...draft, service, occurrence: null, ages: undefined })}
      />
      <Select
        style={{ flex: '1 1 240px' }}
        label={t('slots.when')}
        placeholder={occurrences.data && choices.length === 0 ? t('slots.whenNone') : undefined}
        disabled={draft.service === null || choices.length === 0}
        searchable
        data={choices}
        value={draft.occurrence}
        onChange={(occurrence) => onChange({ ...draft, occurrence })}
      />
      <NumberInput w={86} label={t('slots.persons')} min={1} max={100} allowDecimal={false} {...persons} />
      {hasChildPrices && (
        <TextInput
          w={140}
          label={t('slots.ages')}
          placeholder="5, 9"
          inputMode="numeric"
          value={draft.ages ?? ''}
          onChange={(event) => onChange({ ...draft, ages: event.currentTarget.value })}
        />
      )}
    </Group>
  )
}
