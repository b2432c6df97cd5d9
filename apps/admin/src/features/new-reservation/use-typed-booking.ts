import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from '../../core/forms/drafts.ts'
import { isSame } from '../../core/forms/versions/edited-parts.ts'
import { bookingDraft, type BookingDraft } from './booking-draft.ts'

/** The draft typed from the same initial values before a reload; null without one. */
function leftFrom(key: string, start: BookingDraft): BookingDraft | null {
  const draft = readDraft(key)
  const typed = bookingDraft.safeParse(draft?.values)
  return typed.success && isSame(draft?.start, start) ? typed.data : null
}

/**
 * The draft of a booking. With `isKept` it survives a reload (decision 033): true for the screen, false for a
 * dialog, which a reload closes.
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

  /** Forgets the draft, because nothing is unsaved any more. */
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
