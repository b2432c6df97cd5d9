import type { HTMLAttributes, ReactNode } from 'react'
import './card.css'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Without it the content (a picture, for example) reaches the card's edge. */
  padded?: boolean
  children: ReactNode
}

/** A raised surface. */
export function Card({ as: Element = 'div', padded = false, className, children, ...rest }: CardProps) {
  const names = ['ui-card', padded && 'ui-card--padded', className].filter(Boolean).join(' ')
  return (
    <Element {...rest} className={names}>
      {children}
    </Element>
  )
}
