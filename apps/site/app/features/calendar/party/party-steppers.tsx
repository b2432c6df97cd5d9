import { Counter } from '@dvor/ui/counter.tsx'
import { partyWords, stepperWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { ChildChips } from './child-chips.tsx'
import { partyLimits, type PartyLimits, type TypedParty } from './party.ts'
import classes from './party-steppers.module.css'

interface PartyStepperProps {
  party: TypedParty
  /** Whether the guest tried to go on, so that a missing age is marked. */
  isChecked: boolean
  /** The most adults and children where a unit takes fewer than can be asked for. */
  most?: PartyLimits
  onChange: (party: TypedParty) => void
}

/** A stepper for the adults, and the children by their ages, each added by one press. */
export function PartySteppers({ party, isChecked, most = partyLimits, onChange }: PartyStepperProps) {
  const fields = useWords(partyWords)
  const words = useWords(stepperWords)
  return (
    <div className={classes.steppers}>
      <Counter
        label={fields.adults}
        value={party.adults}
        min={1}
        max={most.adults}
        lessLabel={words.fewerAdults}
        moreLabel={words.moreAdults}
        onChange={(adults) => onChange({ ...party, adults })}
      />
      <ChildChips {...{ party, isChecked, onChange }} most={most.children} />
    </div>
  )
}
