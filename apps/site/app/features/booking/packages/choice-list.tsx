import type { ReactNode } from 'react'
import classes from './package.module.css'

interface Option {
  value: string
  title: ReactNode
  detail?: string
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
        {options.map(({ value, title, detail }) => (
          <label key={value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className={classes.name}>{title}</span>
            {detail && <span className={classes.note}>{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
