import { SelectField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { agesWords } from './ages-texts.ts'
import classes from './children-ages.module.css'

const ages = Array.from({ length: 18 }, (_, age) => age)

export interface ChildrenAgesProps {
  count: number
  /** Known ages. */
  known?: readonly number[]
  /** Whether the form was sent with ages missing, so that each empty one is marked. */
  isChecked: boolean
  /** Called with the chosen ages, without those still missing. */
  onChange?: (ages: readonly number[]) => void
}

/**
 * Ages on the day of arrival, which decide the price. Each is a value `age` of its own, so that no script is needed,
 * and none is preset, so that nobody books with a guess.
 */
export function ChildrenAges({ count, known = [], isChecked, onChange }: ChildrenAgesProps) {
  const words = useWords(agesWords)
  const { countOf } = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>(known.map(String))
  const all = Array.from({ length: count }, (_, index) => chosen[index] ?? '')
  const choose = (index: number, age: string) => {
    const next = all.with(index, age)
    setChosen(next)
    onChange?.(next.filter((one) => one !== '').map(Number))
  }
  return (
    <fieldset className={classes.ages}>
      <legend>{words.agesLegend}</legend>
      {all.map((age, index) => (
        <SelectField
          key={index}
          name="age"
          label={`${index + 1}. ${words.child}`}
          value={age}
          error={isChecked && age === '' ? words.ageMissing : undefined}
          onChange={(event) => choose(index, event.currentTarget.value)}
        >
          <option value="">{words.chooseAge}</option>
          {ages.map((option) => (
            <option key={option} value={option}>
              {option === 0 ? words.baby : countOf(option, 'year')}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}
