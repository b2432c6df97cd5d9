import { SelectField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { useWords } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { oldestChild } from '@dvor/contract/values/party-limits.ts'
import { agesWords } from '@dvor/texts/areas.ts'
import classes from './children-ages.module.css'

/** The field of the first age that was not known when the form appeared. */
const firstMissingAgeId = 'hladat-ages'

const ages = Array.from({ length: oldestChild + 1 }, (_, age) => age)

export interface ChildrenAgesProps {
  count: number
  /** Known ages. */
  known?: readonly number[]
  /** Whether the form was sent with ages missing, so that each empty one is marked. */
  isChecked: boolean
}

/**
 * Ages on the day of arrival, which decide the price. Each is a value `age` of its own, so that no script is needed,
 * and none is preset, so that nobody books with a guess.
 */
export function ChildrenAges({ count, known = [], isChecked }: ChildrenAgesProps) {
  const words = useWords(agesWords)
  const { countOf } = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>(known.map(String))
  const all = Array.from({ length: count }, (_, index) => chosen[index] ?? '')
  return (
    <fieldset className={classes.ages}>
      <legend>{words.agesLegend}</legend>
      {all.map((age, index) => (
        <SelectField
          key={index}
          name="age"
          id={index === known.length ? firstMissingAgeId : undefined}
          label={words.child(index + 1)}
          value={age}
          error={isChecked && age === '' ? words.ageMissing : undefined}
          onChange={(event) => setChosen(all.with(index, event.currentTarget.value))}
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
