import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from '../../core/forms/drafts.ts'
import { isSame } from '../../core/forms/form-values.ts'
import { bookingDraft, type BookingDraft } from './booking-draft.ts'

/** What was typed from the same beginning before the page was loaded anew; null without such. */
function leftFrom(key: string, start: BookingDraft): BookingDraft | null {
  const kept = readDraft(key)
  const typed = bookingDraft.safeParse(kept?.values)
  return typed.success && isSame(kept?.start, start) ? typed.data : null
}

/**
 * What is typed of a booking. With `isKept` it outlives the page being loaded anew, as records do (decision 033): a
 * screen's does, a dialog would not be open any more.
 */
export function useTypedBooking(begin: () => BookingDraft, isKept: boolean) {
  const [start] = useState(begin)
  const [key] = useState(() => draftKey(reservations, undefined))
  const [restored] = useState(() => (isKept ? leftFrom(key, start) : null))
  const [draft, setDraft] = useState(restored ?? start)
  const [isRestored, setRestored] = useState(restored !== null)
  const [isTouched, setTouched] = useState(restored !== null)
  useEffect(() => {
    if (isKept && isTouched) keepDraft(key, { values: { ...draft }, start: { ...start }, updatedAt: null })
  }, [isKept, isTouched, key, draft, start])

  /** Nothing of it is unsaved any more. */
  function forget() {
    setTouched(false)
    setRestored(false)
    if (isKept) dropDraft(key)
  }
  return {
    draft,
    isTouched,
    isRestored,
    change(part: Partial<BookingDraft>) {
      setDraft((now) => ({ ...now, ...part }))
      setTouched(true)
    },
    forget,
    discard() {
      setDraft(start)
      forget()
    },
  }
}
