import { maxAdults, oldestChild } from '@dvor/contract/values/party-limits.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { useState, type ComponentProps } from 'react'
import { contactWords, waitingWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../core/language/use-language.ts'
import type { TypedParty } from '../calendar/party/party.ts'
import { PartySteppers } from '../calendar/party/party-steppers.tsx'
import { agesText, typedAges, typedNumber } from './typed-party.ts'
import classes from './waiting-list.module.css'

interface PartyFieldsProps {
  field: (name: 'adults' | 'children_ages') => ComponentProps<typeof TextField>
}

/**
 * The guests: the counter of the search, and plain fields for those who have no scripts. The plain ones are sent; where
 * scripts run they are out of sight, and the counter writes into them.
 */
export function PartyFields({ field }: PartyFieldsProps) {
  const { join } = useWords(waitingWords)
  const { optional } = useWords(contactWords)
  const { id, error, defaultValue: firstAdults, ...adults } = field('adults')
  const { defaultValue: firstAges, ...ages } = field('children_ages')
  const [typed, setTyped] = useState({ adults: String(firstAdults ?? ''), ages: String(firstAges ?? '') })
  return (
    <div id={id} tabIndex={-1} className={classes.party}>
      <div className={classes.counter}>
        <PartySteppers
          party={partyOf(typed)}
          isChecked={false}
          onChange={(party) => setTyped({ adults: String(party.adults), ages: agesText(party.ages) })}
        />
      </div>
      {error && <p className="ui-field__error">{error}</p>}
      <div className={classes.typed}>
        <TextField
          {...adults}
          type="number"
          min={1}
          max={maxAdults}
          required
          value={typed.adults}
          onChange={(event) => setTyped({ ...typed, adults: event.currentTarget.value })}
        />
        <TextField
          {...ages}
          maxLength={60}
          help={join.agesHelp}
          optionalText={optional}
          value={typed.ages}
          onChange={(event) => setTyped({ ...typed, ages: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}

/** The party of typed values, without what is none. */
export function partyOf({ adults, ages }: { adults: string; ages: string }): TypedParty {
  const childAges = typedAges(ages).filter((age) => age >= 0 && age <= oldestChild)
  return {
    adults: Math.min(Math.max(typedNumber(adults), 1), maxAdults),
    children: childAges.length,
    ages: childAges,
  }
}
