import { declaredText } from '../../core/texts/declared.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { i18n } from '../../core/texts/i18n.ts'
import { DocumentsSection } from '../invoices/documents-section.tsx'
import { GuestsSection } from '../guest-register/guests-section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { DialogSubject } from '../../core/page/dialog-subject.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { WaitingNote } from '../offline/waiting-note.tsx'
import { UnwantedNote } from '../guests/guest-note.tsx'
import { BillSection } from '../bill/bill-section.tsx'
import { AttentionNote } from './attention-note.tsx'
import { GuestSection } from './guest-section.tsx'
import { HistorySection } from './history/history-section.tsx'
import { DepositSection } from '../security-deposits/deposit-section.tsx'
import { LedgerSection } from '../ledger/ledger-section.tsx'
import { ThreadSection } from '../letters/thread-section.tsx'
import { NotesSection } from './notes-section.tsx'
import layout from './layout.module.css'
import print from './print.module.css'
import { PriceSection } from './price-section.tsx'
import { FurtherActions } from './remove-reservation.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { RoomingSection } from '../rooming/rooming-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { SlotServicesSection } from './slot-services-section.tsx'
import { StaysSection } from './stays-section.tsx'
import { SectionLinks } from './summary/section-links.tsx'
import { VoucherPayments } from '../vouchers/voucher-payments.tsx'
import { NextStepBar, SummarySection } from './summary/summary-section.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

const parent = { path: '/reservations', label: reservations.label.many }

/** The screen of one reservation, with all its data and actions. */
export function ReservationPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: reservation, error, refetch } = useRecord(reservations, id)
  if (!reservation)
    return (
      <>
        <PageHead title={declaredText(reservations.label.one)} parent={parent} />
        {error ? (
          <ErrorNote error={error} title={t('reservations.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={480} radius="lg" />
        )}
      </>
    )
  return (
    <DialogSubject value={subjectOf(reservation)}>
      <div className={print.printable}>
        <PageHead title={titleOf(reservation)} parent={parent}>
          <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => window.print()}>
            {t('register.tax.print')}
          </Button>
          <IfMay permission="reservations.cancel">
            <Button
              component="a"
              href={`/rezervacia-detail/${reservation.token}`}
              target="_blank"
              variant="default"
              leftSection={<IconExternalLink size={17} />}
            >
              {t('reservations.guestPage')}
            </Button>
            <FurtherActions reservation={reservation} />
          </IfMay>
        </PageHead>
        <UnwantedNote guest={reservation.guest_card} />
        <WaitingNote record={reservation.id} />
        <IfMay permission="money.read">
          <AttentionNote reservation={reservation} />
        </IfMay>
        <Sections key={reservation.id} reservation={reservation} />
      </div>
    </DialogSubject>
  )
}

/** Guest and rooms, as the dialogs name them. */
const subjectOf = ({ guest_name, stays }: Reservation): string =>
  [guest_name, [...new Set(stays.map(({ accommodation_unit: { title } }) => title))].join(', ')]
    .filter(Boolean)
    .join(' · ')

const titleOf = ({ number, guest_name }: Reservation): string =>
  [number ?? i18n.t('reservations.untitled'), guest_name].filter(Boolean).join(' · ')

/**
 * The summary and the sections in two columns: what was booked, and the money with what happened. On a phone they
 * stand one below the other, the money before services and notes.
 */
function Sections({ reservation }: SectionProps) {
  const section = { reservation }
  return (
    <>
      <SummarySection {...section} />
      <SectionLinks {...section} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <div className={layout.block}>
            <StaysSection {...section} />
            <GuestSection {...section} />
          </div>
          <div className={`${layout.block} ${layout.afterMoney}`}>
            <IfMay permission="reservations.checkin">
              <IfMay permission="guests.read">
                <RoomingSection {...section} />
              </IfMay>
              <GuestsSection {...section} />
            </IfMay>
            <NotesSection {...section} />
            <BillSection {...section} />
            <SlotServicesSection {...section} />
            <ServicesSection {...section} />
          </div>
        </div>
        <div className={layout.column}>
          <div className={layout.block}>
            <IfMay permission="money.read">
              <LedgerSection {...section} />
              <VoucherPayments {...section} />
              <DepositSection {...section} />
              <PriceSection {...section} />
            </IfMay>
            <IfMay permission="documents.read">
              <DocumentsSection {...section} />
            </IfMay>
          </div>
          <div className={`${layout.block} ${layout.last}`}>
            <IfMay permission="messages.read">
              <ThreadSection {...section} />
            </IfMay>
            <HistorySection {...section} />
          </div>
        </div>
      </div>
      <NextStepBar {...section} />
    </>
  )
}
