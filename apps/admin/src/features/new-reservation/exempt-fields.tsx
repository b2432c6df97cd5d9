import { taxRateOn } from '@dvor/booking/pricing/stay-tax.ts'
import { taxExemptions, type StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import { Fieldset, Group, NumberInput, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTypedNumber } from '../../core/fields/use-typed-number.ts'
import { useSettings } from '../../core/property/use-settings.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'

/** Numbers of persons who pay no stay tax, by the reasons that the municipality grants on the first night. */
export function ExemptFields({ booking: { draft, change } }: { booking: Booking }) {
  const { t } = useTranslation()
  const terms = termsOf(draft, useSettings()?.stay_tax_rates ?? [])
  if (!terms || terms.amount === 0 || terms.exemptions.length === 0) return null
  const reasons = localizedChoices(taxExemptions).filter(({ value }) => terms.exemptions.includes(value))
  return (
    <Fieldset legend={t('reservations.form.exempt')} mt="md">
      <Group align="end">
        {reasons.map(({ value, label }) => (
          <Persons
            key={value}
            label={label}
            count={draft.exempt[value] ?? 0}
            onChange={(count) => change({ exempt: { ...draft.exempt, [value]: count } })}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t('reservations.form.exemptHint')}
      </Text>
    </Fieldset>
  )
}

interface PersonsProps {
  label: string
  count: number
  onChange: (count: number) => void
}

const most = 40

function Persons({ label, count, onChange }: PersonsProps) {
  const change = (persons: number | '') => onChange(Math.min(most, Math.max(0, Number(persons))))
  const typed = useTypedNumber(count, change, { empty: 0 })
  return <NumberInput label={label} w={240} min={0} max={most} allowDecimal={false} {...typed} />
}

/** The municipality's rules on the first night of the draft; null without a stay or a tax. */
function termsOf({ stays, without_stay }: BookingDraft, rates: readonly StayTaxRate[]): StayTaxRate | null {
  const arrival = stays.flatMap((stay) => stay.arrival ?? []).toSorted()[0]
  return without_stay || !arrival ? null : taxRateOn(rates, arrival)
}
