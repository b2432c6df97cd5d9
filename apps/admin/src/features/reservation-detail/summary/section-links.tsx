import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { goToSection, JumpLinks } from '../../../core/page/sections/jump-links.tsx'
import type { SectionProps } from '../../reservations/reservation.ts'
import { useMay } from '../../../core/client/person.ts'

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
  const may = useMay()
  const links = [
    { id: 'stay', label: t('reservations.stays.title') },
    { id: 'guest', label: t('reservations.guest.title') },
    ...(reservation.stays.length > 1 && may('reservations.checkin') && may('guests.read')
      ? [{ id: 'rooming', label: t('rooming.title') }]
      : []),
    ...(reservation.stays.length > 0 && may('reservations.checkin')
      ? [{ id: 'register', label: t('register.section') }]
      : []),
    { id: 'notes', label: t('reservations.notes.title') },
    { id: 'bill', label: t('bill.title') },
    { id: 'services', label: t('reservations.services.title') },
    ...(may('money.read') ? [{ id: 'money', label: t('reservations.ledger.title') }] : []),
    ...(may('documents.read') ? [{ id: 'documents', label: t('invoices.section') }] : []),
    ...(may('messages.read') ? [{ id: 'messages', label: t('letters.title') }] : []),
    { id: 'history', label: t('reservations.history.title') },
  ]
  return <JumpLinks label={t('reservations.summary.sections')} links={links} />
}
