import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import type { QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import { adminBooking, type AdminBookingInput } from '@dvor/contract/reservations/admin-reservations.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { client } from '../../core/client/api.ts'
import { CallFailed, unwrap } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { usePendingPress } from '../../core/forms/use-pending-press.ts'
import { issueTexts } from '../../core/forms/issue-texts.ts'
import { heldNightsOf } from '../reservations/held-nights.ts'
import { problemText } from '../reservations/problem-text.ts'
import { useAction } from '../reservations/use-action.ts'
import {
  agreementOf,
  bookingOf,
  contactOf,
  hasProblems,
  quoteOf,
  withoutForeignPlan,
  type BookingDraft,
} from './booking-draft.ts'
import { startingDraft } from './enquirer.ts'
import { usePackageSale, type PackageSale } from './use-package-sale.ts'
import { useTypedBooking } from './use-typed-booking.ts'

const typingPause = 250

interface Request {
  quote: QuoteInput
  agreed: PriceAdjustments | null
  guest: ReturnType<typeof contactOf>
  isReturning: boolean
}

function requestOf(draft: BookingDraft, { seats }: PackageSale): Request | null {
  const quote = quoteOf(draft, seats)
  const { returning_discount: isReturning } = draft
  return quote && { quote, agreed: agreementOf(draft), guest: contactOf(draft), isReturning }
}

const askFor = ({ quote, agreed, guest, isReturning }: Request, signal: AbortSignal) =>
  client.frontDesk.attempt.quoteAgreed(
    { ...quote, price_adjustments: agreed, guest, returning_guest: isReturning ? guest : null },
    { signal },
  )

/** The price of the draft, requested when the typing pauses. */
function useQuote(draft: BookingDraft, sale: PackageSale, isSaved: boolean) {
  const requestText = JSON.stringify(requestOf(draft, sale))
  const [request] = useDebouncedValue(requestText, typingPause)
  const isAsked = request !== 'null'
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['reservations', 'quote', request],
    // The nights of the booking that is being saved are no longer free, and that is as it should be.
    enabled: isAsked && !isSaved,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await askFor(JSON.parse(request) as Request, signal)),
  })
  const problem = error instanceof CallFailed ? problemText(error.failure) : null
  const price = isAsked && !error ? (data ?? null) : null
  // A price that is only asked for again stays current, so that no press is lost; the server compares the total.
  const isCurrent = !isPlaceholderData && request === requestText
  return { price, problem, isCurrent, isAsked }
}

/** The booking of the screen: starts from the address and an enquiry, and leads to the new reservation. */
export function useBooking() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { state } = useLocation()
  return useBookingOf(
    () => startingDraft(params, state),
    // Waits for the next render, so that the leave guard sees no unsaved values.
    ({ id }) => setTimeout(() => void navigate(`/reservations/edit/${id}`)),
    true,
  )
}

/** Mistakes in the draft, by field. */
function wrongIn({ guest, agreed }: BookingDraft, body: AdminBookingInput): Record<string, string> {
  const { t } = i18n
  const result = adminBooking.safeParse(body, { reportInput: true })
  const unreachable = guest.phone.trim() === '' && guest.email.trim() === ''
  return {
    ...(hasProblems(agreed) ? { agreed: t('agreedPrice.incomplete') } : {}),
    ...(unreachable ? { 'guest.phone': t('reservations.form.phoneOrEmail') } : {}),
    ...(result.success ? {} : issueTexts(fieldIssues(result.error.issues))),
  }
}

/** Books at once, or as soon as the price that is computed is there; `refuse` says that nothing is chosen yet. */
function useSubmitting(quote: ReturnType<typeof useQuote>, book: () => Promise<void>, refuse: () => void) {
  const awaited = quote.isCurrent && quote.price ? 'ready' : quote.problem ? 'refused' : 'computed'
  const pending = usePendingPress(awaited, () => void book())
  const submit = () => {
    if (awaited === 'ready') void book()
    else if (quote.isAsked) pending.press()
    else refuse()
  }
  return { submit, pending }
}

/** State of the owner's booking: draft, price, errors, and the call to book. */
export function useBookingOf(
  start: () => BookingDraft,
  onBooked: (booked: { id: string }) => void,
  isKept = false,
) {
  const { t } = useTranslation()
  const typed = useTypedBooking(start, isKept)
  const { draft } = typed
  const [errors, setErrors] = useState<Record<string, string>>({})
  const sale = usePackageSale(draft)
  const action = useAction()
  const [isBooked, setBooked] = useState(false)
  const isSaved = isBooked || action.isBusy
  const quote = useQuote(draft, sale, isSaved)
  useUnsaved(typed.isTouched)

  function change(part: Partial<BookingDraft>) {
    typed.change(withoutForeignPlan(draft, part))
    setErrors({})
    pending.forget()
  }

  function checked() {
    const body = quote.price ? bookingOf(draft, quote.price.total, sale.seats) : null
    if (!body) return null
    const problems = wrongIn(draft, body)
    setErrors(problems)
    return Object.keys(problems).length === 0 ? body : null
  }

  async function book({ releaseHolds = false } = {}) {
    const body = checked()
    if (!body) return
    const booked = await action.run(async () => {
      const result = await client.frontDesk.attempt.book({ ...body, release_holds: releaseHolds })
      setBooked(result.ok)
      return result
    })
    if (!booked) return
    typed.forget()
    showSuccess(t('reservations.form.booked', { number: booked.number ?? '' }))
    onBooked(booked)
  }
  const { submit, pending } = useSubmitting(quote, book, () =>
    setErrors({ stays: t('reservations.form.pickFirst') }),
  )
  const { isRestored, discard } = typed
  const { problem, failure } = action
  const isBusy = action.isBusy || pending.isPressed
  const holds = failure ? heldNightsOf(failure) : []
  const state = { isRestored, discard, errors, sale, quote, isBusy, isSaved, problem, holds }
  return { draft, change, book, submit, ...state }
}

export type Booking = ReturnType<typeof useBooking>
