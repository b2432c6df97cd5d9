import { useRef } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { oldestChild } from '@dvor/contract/values/party-limits.ts'
import { agesWords } from '@dvor/texts/areas.ts'
import type { TypedParty } from './party.ts'
import classes from './child-chips.module.css'

interface ChildChipsProps {
  party: TypedParty
  /** The most children that can be asked for. */
  most: number
  /** The first and the last age that can be pressed; all ages of a child without it. */
  range?: readonly [youngest: number, oldest: number]
  /** The question above the ages, where it is not about the day of arrival. */
  legend?: string
  /** Whether the guest tried to go on, so that a missing age is marked. */
  isChecked: boolean
  onChange: (party: TypedParty) => void
}

/**
 * The children of a party. A press on an age adds a child of that age, so that no age is ever preset; a press on a
 * child removes it. Children whose age was not given elsewhere are named until an age is pressed for each.
 */
export function ChildChips({
  party,
  most,
  range = [0, oldestChild],
  legend,
  isChecked,
  onChange,
}: ChildChipsProps) {
  const words = useWords(agesWords)
  const { countOf } = useFormats()
  const place = useRef<HTMLFieldSetElement>(null)
  const { children, ages } = party
  const isMissing = ages.length < children
  const add = (age: number) =>
    onChange({ ...party, children: Math.max(children, ages.length + 1), ages: [...ages, age] })
  const remove = (index: number) => {
    onChange({ ...party, children: children - 1, ages: ages.filter((_, at) => at !== index) })
    // The pressed chip is about to go.
    place.current?.querySelector<HTMLElement>(`[data-age="${ages[index] ?? 0}"]`)?.focus()
  }
  return (
    <fieldset ref={place} className={classes.children}>
      <legend>{legend ?? words.chipsLegend}</legend>
      {children > 0 && <Chosen {...{ party, remove }} />}
      {isChecked && isMissing && (
        <p role="alert" className="ui-field__error">
          {words.ageMissing}
        </p>
      )}
      <div className={classes.ages}>
        {agesIn(range).map((age) => (
          <button
            key={age}
            type="button"
            data-age={age}
            data-awaits-script
            className={classes.age}
            aria-label={`${words.add}: ${countOf(age, 'year')}`}
            disabled={!isMissing && children >= most}
            onClick={() => add(age)}
          >
            {age}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const agesIn = ([youngest, oldest]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, oldest - youngest + 1) }, (_, index) => youngest + index)

/** The children so far, each with the way to take it away again. */
function Chosen({ party, remove }: { party: TypedParty; remove: (index: number) => void }) {
  const words = useWords(agesWords)
  const { countOf } = useFormats()
  const nameOf = (age: number | undefined) => {
    if (age === undefined) return words.ageUnknown
    return age === 0 ? words.baby : countOf(age, 'year')
  }
  return (
    <ul className={classes.chosen}>
      {Array.from({ length: party.children }, (_, index) => {
        const name = nameOf(party.ages[index])
        return (
          <li key={index}>
            <button
              type="button"
              className={classes.child}
              data-awaits-script
              aria-label={`${words.remove}: ${name}`}
              onClick={() => remove(index)}
            >
              {name} <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
