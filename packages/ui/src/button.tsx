import type { ButtonHTMLAttributes } from 'react'
import './button.css'
import { startRipple } from './ripple.ts'

export interface ButtonLook {
  variant?: 'primary' | 'accent' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width that it is given. */
  wide?: boolean
}

/** Class names of a button, for links that look like one; give these `onPointerDown={startRipple}` too. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  const names = ['ui-button', `ui-button--${variant}`]
  if (size !== 'medium') names.push(`ui-button--${size}`)
  if (wide) names.push('ui-button--wide')
  return names.join(' ')
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Work is under way: a second press does nothing, the label stays readable. */
  busy?: boolean
}

/** A button with the property's ripple; `type` is `button` by default. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const names = [buttonClass({ variant, size, wide }), className].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      {...rest}
      className={names}
      aria-busy={busy || undefined}
      onPointerDown={startRipple}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="ui-button__wait" aria-hidden="true" />}
      {children}
    </button>
  )
}
