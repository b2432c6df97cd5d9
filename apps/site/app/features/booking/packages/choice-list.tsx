import type { ReactNode } from 'react'
import { RadioCard } from '../frame/radio-card.tsx'
import classes from './package.module.css'

interface Option {
  value: string
  title: ReactNode
  detail?: ReactNode
  /** Shown, but not to be chosen. */
  isFull?: boolean
}

interface ChoiceListProps {
  legend: ReactNode
  /** Name of the radio buttons. */
  name: string
  options: readonly Option[]
  chosen: string | null
  error?: string
  onChoose: (value: string) => void
}

/** Options of which one can be chosen. */
export function ChoiceList({ legend, name, options, chosen, error, onChoose }: ChoiceListProps) {
  return (
    <fieldset className={classes.list}>
      <legend className={classes.title}>{legend}</legend>
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
      <div className={classes.options}>
        {options.map(({ value, title, detail, isFull = false }) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            title={title}
            note={detail}
            isChosen={chosen === value}
            isDisabled={isFull}
            onChoose={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
