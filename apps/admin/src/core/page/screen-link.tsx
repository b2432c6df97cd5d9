import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './screen-link.module.css'

/** Asks whether the signed-in person may see the screen at a path; provided by app/providers.tsx. */
export const MayOpenContext = createContext((_path: string): boolean => true)

interface Props extends Omit<LinkProps, 'to'> {
  to: string
}

/** A link to a screen. Where the person may not see that screen, its words are plain text, and a button is gone. */
export function ScreenLink({ to, className = '', children, state, replace, ...props }: Props) {
  const mayOpen = use(MayOpenContext)
  if (!mayOpen(to)) return <span className={`${className} ${classes.closed}`}>{children}</span>
  return (
    <Link to={to} state={state} replace={replace} className={className} {...props}>
      {children}
    </Link>
  )
}
