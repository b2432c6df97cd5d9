import { countOf } from '@dvor/format/plurals.ts'
import { SelectField } from '@dvor/ui/field.tsx'
import { useState } from 'react'

const ages = Array.from({ length: 18 }, (_, age) => age)
const usualAge = 6

interface ChildrenAgesProps {
  count: number
  /** Ages that are known already. */
  known?: readonly number[]
}

/** Ages on the day of arrival, which decide the price; each its own value `age`, so that no script is needed. */
export function ChildrenAges({ count, known = [] }: ChildrenAgesProps) {
  const [chosen, setChosen] = useState<readonly number[]>(known)
  const all = Array.from({ length: count }, (_, index) => chosen[index] ?? usualAge)
  return (
    <fieldset className="stay-search__ages">
      <legend>Koľko rokov majú deti v deň príchodu?</legend>
      {all.map((age, index) => (
        <SelectField
          key={index}
          name="age"
          label={`${index + 1}. dieťa`}
          value={age}
          onChange={(event) => setChosen(all.with(index, Number(event.currentTarget.value)))}
        >
          {ages.map((option) => (
            <option key={option} value={option}>
              {option === 0 ? 'menej ako rok' : countOf(option, 'year')}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}
