import '@mantine/dates/styles.css'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { Input, NumberInput, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { WeekdayChips } from '../../core/fields/weekday-chips.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { OccupancyPrices } from './occupancy-prices.tsx'
import { centsOf, type SeasonDraft } from './season-draft.ts'
import classes from './simulator.module.css'

interface Props {
  draft: SeasonDraft
  onChange: (part: Partial<SeasonDraft>) => void
}

interface FieldsProps extends Props {
  /** Id of the simulated unit; null while none is chosen. */
  unit: string | null
}

/** Fields of a season for the simulation, which are not saved. */
export function SeasonFields({ unit, draft, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const days = [
    { key: 'weekdays', label: t('simulator.season.weekdays'), help: t('simulator.season.weekdaysHint') },
    { key: 'arrival_weekdays', label: t('simulator.season.arrival'), help: undefined },
    { key: 'departure_weekdays', label: t('simulator.season.departure'), help: undefined },
  ] as const
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide}
        label={t('simulator.season.title')}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {(['valid_from', 'valid_to'] as const).map((key) => (
        <DateInput
          key={key}
          label={t(`simulator.season.${key}`)}
          valueFormat="D. M. YYYY"
          dateParser={parseDay}
          value={draft[key]}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <Numbers draft={draft} onChange={onChange} />
      {unit ? <PricesByPersons unit={unit} draft={draft} onChange={onChange} /> : null}
      {days.map(({ key, label, help }) => (
        <WeekdayChips
          key={key}
          className={classes.wide}
          label={label}
          help={help}
          chosen={draft[key]}
          onChange={(values) => onChange({ [key]: values })}
        />
      ))}
    </div>
  )
}

/** Prices by persons, where the price of the unit depends on their number. */
function PricesByPersons({ unit: id, draft, onChange }: Props & { unit: string }) {
  const { t } = useTranslation()
  const { data: unit } = useRecord(accommodationUnits, id)
  if (unit?.price_basis !== 'occupancy') return null
  return (
    <Input.Wrapper className={classes.wide} label={t('simulator.season.byPersons')} labelElement="div">
      <OccupancyPrices
        label={t('simulator.season.byPersons')}
        capacity={unit.capacity}
        usual={centsOf(draft.price)}
        prices={draft.occupancy_prices}
        onChange={(occupancy_prices) => onChange({ occupancy_prices })}
      />
    </Input.Wrapper>
  )
}

function Numbers({ draft, onChange }: Props) {
  const { t } = useTranslation()
  const money = { min: 0, decimalScale: 2, decimalSeparator: ',' }
  return (
    <>
      <NumberInput
        {...money}
        label={t('simulator.season.price')}
        value={draft.price}
        onChange={(price) => onChange({ price })}
      />
      <NumberInput
        {...money}
        label={t('simulator.season.extra')}
        placeholder={t('simulator.season.extraHint')}
        value={draft.extra_person_price}
        onChange={(extra_person_price) => onChange({ extra_person_price })}
      />
      <NumberInput
        label={t('simulator.season.min_nights')}
        min={1}
        allowDecimal={false}
        value={draft.min_nights}
        onChange={(min_nights) => onChange({ min_nights })}
      />
      <NumberInput
        label={t('simulator.season.priority')}
        allowDecimal={false}
        value={draft.priority}
        onChange={(priority) => onChange({ priority })}
      />
    </>
  )
}
