import { buttonClass, type ButtonLook } from '@dvor/ui/button.tsx'
import { startRipple } from '@dvor/ui/ripple.ts'
import { Link, type LinkProps } from 'react-router'

/** A link to another page with the look and the ripple of a button. */
export function LinkButton({ variant, size, wide, className, ...link }: LinkProps & ButtonLook) {
  const names = [buttonClass({ variant, size, wide }), className].filter(Boolean).join(' ')
  return <Link {...link} className={names} onPointerDown={startRipple} />
}
