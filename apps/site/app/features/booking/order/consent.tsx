import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../flow/use-texts.ts'
import classes from './order.module.css'

/** The documents that the order agrees to, with their texts one press away. */
export function Consent() {
  const { order } = useTexts()
  return (
    <p className={classes.law}>
      {order.consentStart}
      <NewWindowLink to="/obchodne-podmienky">{order.terms}</NewWindowLink>
      {order.privacyStart}
      <NewWindowLink to="/ochrana-osobnych-udajov">{order.privacy}</NewWindowLink>.
    </p>
  )
}

function NewWindowLink({ to, children }: { to: string; children: ReactNode }) {
  const texts = useTexts()
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{texts.order.newWindow}</span>
    </Link>
  )
}
