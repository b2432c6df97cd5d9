import './stepper.css'

interface StepperProps {
  /** Name of the list of steps. */
  label: string
  steps: readonly string[]
  /** Index of the step that the person is in. */
  current: number
}

/** Shows the present step of a task; it does not navigate. */
export function Stepper({ label, steps, current }: StepperProps) {
  const state = (index: number) => (index < current ? 'done' : index === current ? 'current' : 'next')
  return (
    <ol className="ui-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`ui-stepper__step ui-stepper__step--${state(index)}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="ui-stepper__label">{step}</span>
        </li>
      ))}
    </ol>
  )
}
