import { SelectField } from '@dvor/ui/field.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'

const years = Array.from({ length: 18 }, (_, age) => age)

/** A child's age on the day of arrival; the last input may stay empty. */
export function ChildInput({ name, age, place }: { name: string; age: number | null; place: number }) {
  const words = useReservationWords()
  const { countOf } = useFormats()
  return (
    <SelectField
      label={age === null ? words.change.oneMore : `${words.change.child(place)}, ${words.change.childAge}`}
      name={name}
      defaultValue={age ?? ''}
    >
      <option value="">{age === null ? words.change.nobody : words.change.stayedHome}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year === 0 ? words.change.baby : countOf(year, 'year')}
        </option>
      ))}
    </SelectField>
  )
}
