import { documentRefusals } from '@dvor/contract/money/invoices.ts'
import { packageProblems } from '@dvor/contract/pricing/packages.ts'
import { restriction, type Restriction } from '@dvor/contract/pricing/quotes.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { slotRestriction } from '@dvor/contract/services/slots.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { countOf, nights, persons } from '@dvor/format/plurals.ts'
import { z } from 'zod'
import type { Failure } from '../../core/client/api.ts'
import { errorText, issueText } from '../../core/client/error-text.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { stateLabel } from './state-badge.tsx'

const takenNights = z.object({ nights: z.array(z.object({ night: z.string() })).min(1) })
const refusedStays = z.object({ stays: z.array(z.object({ refusals: z.array(restriction) })).min(1) })
/** The state that refuses, and the first day of the stay, which is null for services alone. */
const transition = z.object({ from: reservationState, arrival: z.string().nullish() })
const packageReason = z.object({ reason: z.enum(packageProblems) })
const newPrice = z.object({ total: z.int() })

/** Text for the failure of an action on a reservation, one or two sentences. */
export function problemText(failure: Failure): string {
  const { t } = i18n
  const { code, details } = failure
  const seats = seatsText(details)
  if (seats && (code === 'seats_taken' || code === 'not_available')) return seats
  if (code === 'nights_taken' || code === 'not_available') return refusedText(details) ?? errorText(failure)
  if (code === 'transition_not_allowed') {
    const from = transition.safeParse(details)
    if (!from.success) return t('reservations.problems.moveNotAllowed')
    return t('reservations.problems.transition', { state: stateLabel(from.data.from, from.data.arrival) })
  }
  if (code === 'document_refused') return documentProblem(failure)
  if (code === 'price_changed') {
    const price = newPrice.safeParse(details)
    if (price.success)
      return t('reservations.problems.price_changed', { total: formatMoney(price.data.total) })
  }
  if (code === 'package_unavailable') {
    const result = packageReason.safeParse(details)
    return result.success ? t(`reservations.problems.package.${result.data.reason}`) : errorText(failure)
  }
  if (code === 'stale') return `${errorText(failure)} ${t('reservations.staleHint')}`
  return code === 'invalid' ? invalidText(failure) : errorText(failure)
}

const refusedDocument = z.object({ reason: z.enum(documentRefusals) })

function documentProblem(failure: Failure): string {
  const result = refusedDocument.safeParse(failure.details)
  return result.success ? i18n.t(`invoices.refusals.${result.data.reason}`) : errorText(failure)
}

function refusedText(details: unknown): string | null {
  const { t } = i18n
  const stays = refusedStays.safeParse(details)
  if (stays.success) return stays.data.stays.flatMap((stay) => stay.refusals.map(restrictionText)).join(' ')
  const result = takenNights.safeParse(details)
  if (!result.success) return null
  return t('reservations.problems.nights_taken', {
    nights: daysText(result.data.nights.map(({ night }) => night)),
  })
}

const refusedServices = z.object({
  services: z.array(z.object({ refusals: z.array(slotRestriction) })).min(1),
})

/** Text for refused slot services; null for other failures. */
function seatsText(details: unknown): string | null {
  const { t } = i18n
  const result = refusedServices.safeParse(details)
  if (!result.success) return null
  const texts = result.data.services.flatMap(({ refusals }) =>
    refusals.map((restriction) => {
      if (restriction.code === 'full')
        return t('slots.full', { places: countOf(restriction.free, 'freePlace') })
      return t(restriction.code === 'cancelled' ? 'slots.cancelled' : 'slots.notOnDay')
    }),
  )
  return [...new Set(texts)].join(' ')
}

const daysText = (days: readonly string[]) =>
  [...new Set(days)]
    .toSorted()
    .map((day) => formatDay(day))
    .join(', ')

/** Text for a restriction that the owner cannot waive. */
export function restrictionText(reason: Restriction): string {
  const { t } = i18n
  switch (reason.code) {
    case 'taken':
      return t('reservations.problems.nights_taken', { nights: daysText(reason.nights) })
    case 'too_small':
      return t('reservations.problems.too_small', { most: persons(reason.sleeps) })
    case 'too_long':
      return t('reservations.problems.too_long', { most: nights(reason.nights) })
    case 'closed':
    case 'past':
    case 'inverted':
    case 'not_offered':
      return t(`reservations.problems.${reason.code}`)
    default:
      return t('errors.not_available')
  }
}

function invalidText(failure: Failure): string {
  const { t } = i18n
  const texts = (failure.fields ?? []).map(({ path, code }) => {
    if (path.endsWith('departure') && code === 'too_small')
      return t('reservations.problems.departureTooSmall')
    if (path.endsWith('accommodation_unit') && code === 'not_unique')
      return t('reservations.problems.sameUnitTwice')
    if (path === 'adjustment.value' && code === 'too_small') return t('reservations.problems.totalTooSmall')
    if (path === 'custom_lines' && code === 'too_small') return t('reservations.problems.belowZero')
    if (path === 'custom_lines' && code === 'too_big') return t('reservations.problems.aboveMillion')
    return issueText(code)
  })
  return texts.length > 0 ? [...new Set(texts)].join(' ') : errorText(failure)
}
