import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import classes from '../styles/reservation.module.css'
import { voucherWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'

interface StoredNotesProps {
  detail: ReservationDetail
  params: URLSearchParams
}

/** Confirms the form that was stored last, which the address names. */
export function StoredNotes({ detail, params }: StoredNotesProps) {
  const words = useReservationWords()
  const { spend } = useWords(voucherWords)
  return (
    <>
      {params.has('zmenena') && (
        <output className={classes.thanks}>
          <strong>{words.change.doneTitle}.</strong> {words.change.doneText}
          {detail.guest?.email}.
        </output>
      )}
      {params.has('email') && (
        <output className={classes.thanks}>
          <strong>{words.email.doneTitle}.</strong> {words.email.doneText}
          {detail.guest?.email}.
        </output>
      )}
      {params.has('prispevok') && (
        <output className={classes.thanks}>
          <strong>{words.allowance.done}.</strong>
        </output>
      )}
      {params.has('poukaz') && (
        <output className={classes.thanks}>
          <strong>{spend.doneTitle}.</strong> {spend.doneText}
        </output>
      )}
      {params.has('adresa') && (
        <output className={classes.thanks}>
          <strong>{words.address.done}.</strong>
        </output>
      )}
    </>
  )
}
