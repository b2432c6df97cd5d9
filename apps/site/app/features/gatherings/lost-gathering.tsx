import type { ReactNode } from 'react'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import formClasses from '../../core/forms/form-page.module.css'

interface LostGatheringProps {
  title: string
  text: string
  contact: { email: string; phone: string | null } | null
  /** The way on. */
  children: ReactNode
}

/** Shown for a link that leads to no gathering. */
export function LostGathering({ title, text, contact, children }: LostGatheringProps) {
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <p>{children}</p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
