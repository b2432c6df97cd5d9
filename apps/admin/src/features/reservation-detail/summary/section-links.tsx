import { useEffect, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../../reservations/reservation.ts'
import classes from './summary.module.css'

/** Scrolls to a section of the page and gives it the focus, so that the keyboard goes on from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

/** Scrolls to the section that the address names, once the page is there. */
function useSectionOfAddress(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id) goToSection(id)
  }, [])
}

/** Links to the sections of the page; each has an address of its own (`#money`). */
export function SectionLinks({ reservation }: SectionProps) {
  const { t } = useTranslation()
  useSectionOfAddress()
  const links = [
    { id: 'stay', label: t('reservations.stays.title') },
    { id: 'guest', label: t('reservations.guest.title') },
    ...(reservation.stays.length > 0 ? [{ id: 'register', label: t('register.section') }] : []),
    { id: 'notes', label: t('reservations.notes.title') },
    { id: 'services', label: t('reservations.services.title') },
    { id: 'money', label: t('reservations.ledger.title') },
    { id: 'documents', label: t('invoices.section') },
    { id: 'messages', label: t('reservations.messages.title') },
    { id: 'history', label: t('reservations.history.title') },
  ]
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    // Not through the router: it would restore the page's former scroll position.
    window.history.replaceState(window.history.state, '', `#${id}`)
    goToSection(id)
  }
  return (
    <nav className={classes.links} aria-label={t('reservations.summary.sections')}>
      {links.map(({ id, label }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {label}
        </a>
      ))}
    </nav>
  )
}
