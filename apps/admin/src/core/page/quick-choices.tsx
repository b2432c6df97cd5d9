import classes from './quick-choices.module.css'

interface Props<Name extends string> {
  /** Name of the group for screen readers. */
  label: string
  choices: readonly { readonly name: Name; readonly label: string; readonly isChosen: boolean }[]
  onChoose: (name: Name) => void
}

/** Frequent filters of a list as buttons. */
export function QuickChoices<Name extends string>({ label, choices, onChoose }: Props<Name>) {
  return (
    <fieldset aria-label={label} className={classes.quick}>
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          aria-pressed={choice.isChosen}
          onClick={() => onChoose(choice.name)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
