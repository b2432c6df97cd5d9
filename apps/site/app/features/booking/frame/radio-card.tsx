import { useRef, type ReactNode } from 'react'
import classes from './radio-card.module.css'

interface RadioCardProps {
  /** Name of the radio buttons that belong together. */
  name: string
  value: string
  title: ReactNode
  note?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

/** One of several options, of which one can be chosen. */
export function RadioCard({ name, value, title, note, isChosen, isDisabled, onChoose }: RadioCardProps) {
  const early = useRef(true)
  // Reads an option that was chosen before hydration.
  const keepEarly = (input: HTMLInputElement | null) => {
    if (early.current && input?.checked && !isChosen) onChoose()
    early.current = false
  }
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        ref={keepEarly}
      />
      <span className={classes.title}>{title}</span>
      {note && <span className={classes.note}>{note}</span>}
    </label>
  )
}
