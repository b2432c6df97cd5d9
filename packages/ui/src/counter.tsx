import { useId, useRef, type ReactNode, type Ref } from 'react'
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
  /** At the least value only the button for more is shown. */
  foldsAtMin?: boolean
}

/** Counts people or pieces with two buttons; the value is announced when it changes. */
export function Counter(props: CounterProps) {
  const { label, help, value, min, max, onChange, foldsAtMin = false } = props
  const labelId = useId()
  const more = useRef<HTMLButtonElement>(null)
  const isFolded = foldsAtMin && value <= min
  const takeOne = () => {
    onChange(value - 1)
    // The button that has the focus is about to go.
    if (foldsAtMin && value - 1 <= min) more.current?.focus()
  }
  return (
    <fieldset className="ui-counter" aria-labelledby={labelId}>
      <span className="ui-counter__texts">
        <span className="ui-counter__label" id={labelId}>
          {label}
        </span>
        {help && <span className="ui-counter__help">{help}</span>}
      </span>
      <span className="ui-counter__control">
        {!isFolded && (
          <CounterButton sign="−" label={props.lessLabel} disabled={value <= min} onClick={takeOne} />
        )}
        <output className={isFolded ? 'visually-hidden' : 'ui-counter__value'}>{value}</output>
        <CounterButton
          ref={more}
          sign="+"
          label={props.moreLabel}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </fieldset>
  )
}

interface CounterButtonProps {
  sign: string
  label: string
  disabled: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

function CounterButton({ sign, label, disabled, onClick, ref }: CounterButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="ui-counter__button"
      data-awaits-script
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {sign}
    </button>
  )
}
