import type { ReactNode } from 'react'
import classes from './form-card.module.css'

/** Class of a form, or of what stands in for one, that lies on a card. */
export const cardClass = classes.card

interface FormSectionProps {
  title: string
  /** Purpose of the fields. */
  text?: ReactNode
  children: ReactNode
}

/** A group of fields of a form on a card. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </fieldset>
  )
}

/** The end of a form: what is agreed to, and the button. */
export function FormClose({ children }: { children: ReactNode }) {
  return <div className={classes.close}>{children}</div>
}
