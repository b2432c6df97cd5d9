import { useId, type ReactNode } from 'react'
import './counter.css'

interface CounterProps {
  label: ReactNode
  help?: ReactNode
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Names of the two buttons, for example "Menej dospelých" and "Viac dospelých". */
  lessLabel: string
  moreLabel: string
}

/** Counts people or pieces with two buttons; the value is announced when it changes. */
export function Counter({ label, help, value, min, max, onChange, lessLabel, moreLabel }: CounterProps) {
  const labelId = useId()
  return (
    <fieldset className="ui-counter" aria-labelledby={labelId}>
      <span className="ui-counter__texts">
        <span className="ui-counter__label" id={labelId}>
          {label}
        </span>
        {help && <span className="ui-counter__help">{help}</span>}
      </span>
      <span className="ui-counter__control">
        <CounterButton
          sign="−"
          label={lessLabel}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output className="ui-counter__value">{value}</output>
        <CounterButton
          sign="+"
          label={moreLabel}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </fieldset>
  )
}

function CounterButton(props: { sign: string; label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="ui-counter__button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.sign}
    </button>
  )
}
