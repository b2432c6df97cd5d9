import { Counter } from '@dvor/ui/counter.tsx'
import { useEffect, useRef } from 'react'
import { useWords } from '../../core/language/use-language.ts'
import { ChildrenAges } from './children-ages.tsx'
import { partyLimits, type PartyLimits, type TypedParty } from './party.ts'
import { partyWords } from './party-texts.ts'
import { stepperWords } from './stepper-texts.ts'
import classes from './party-steppers.module.css'

interface PartyStepperProps {
  party: TypedParty
  /** Whether the guest tried to go on, so that each missing age is marked. */
  isChecked: boolean
  /** The most adults and children where a unit takes fewer than can be asked for. */
  most?: PartyLimits
  onChange: (party: TypedParty) => void
}

/** Steppers for adults and children, and the children's ages, which are asked for and never preset. */
export function PartySteppers({ party, isChecked, most = partyLimits, onChange }: PartyStepperProps) {
  const fields = useWords(partyWords)
  const words = useWords(stepperWords)
  const { adults, children, ages } = party
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (children > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <div ref={place} className={classes.steppers}>
      <Counter
        label={fields.adults}
        value={adults}
        min={1}
        max={most.adults}
        lessLabel={words.fewerAdults}
        moreLabel={words.moreAdults}
        onChange={(count) => onChange({ adults: count, children, ages })}
      />
      <Counter
        label={fields.children}
        value={children}
        min={0}
        max={most.children}
        lessLabel={words.fewerChildren}
        moreLabel={words.moreChildren}
        onChange={(count) => onChange({ adults, children: count, ages: ages.slice(0, count) })}
      />
      {children > 0 && (
        <ChildrenAges
          key={children}
          count={children}
          known={ages}
          isChecked={isChecked}
          onChange={(chosen) => onChange({ adults, children, ages: chosen })}
        />
      )}
    </div>
  )
}
