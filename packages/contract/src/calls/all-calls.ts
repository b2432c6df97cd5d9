import { availabilityCalls } from './booking/availability.ts'
import { bookingCalls } from './booking/booking.ts'
import { guestReservationCalls } from './booking/guest-reservations.ts'
import type { Call, CallTable } from './call.ts'
import { ownAccountCalls, signInCalls } from './accounts/sign-in.ts'
import { userCalls } from './accounts/users.ts'
import { offerCalls, pageCalls, textCalls } from './content/content.ts'
import { surveyCalls } from './content/surveys.ts'
import { uploadCalls } from './content/uploads.ts'
import { calendarCalls } from './desk/calendars.ts'
import { emailCalls } from './desk/emails.ts'
import { insightCalls } from './desk/insight.ts'
import { priceCalls } from './desk/prices.ts'
import { reservationCalls } from './desk/reservations.ts'
import { serviceCalls } from './desk/services.ts'
import { stayCalls } from './desk/stays.ts'
import { eInvoiceCalls } from './e-invoices.ts'
import { answerCalls, formCalls } from './guests/enquiries.ts'
import { gatheringCalls, ownerGatheringCalls } from './guests/gatherings.ts'
import { waitingGuestCalls, waitingListCalls } from './guests/waiting-list.ts'
import { backupCalls, firstStepsCalls, mailServerCalls } from './installation/installation.ts'
import { eventCalls, operationCalls } from './installation/operation.ts'
import { sampleModeCalls, siteOpeningCalls } from './installation/sample.ts'

const areas: readonly CallTable[] = [
  ...Object.values(answerCalls),
  availabilityCalls,
  backupCalls,
  bookingCalls,
  calendarCalls,
  eInvoiceCalls,
  emailCalls,
  eventCalls,
  firstStepsCalls,
  formCalls,
  gatheringCalls,
  guestReservationCalls,
  insightCalls,
  mailServerCalls,
  offerCalls,
  operationCalls,
  ownAccountCalls,
  ownerGatheringCalls,
  pageCalls,
  priceCalls,
  reservationCalls,
  sampleModeCalls,
  serviceCalls,
  signInCalls,
  siteOpeningCalls,
  stayCalls,
  surveyCalls,
  textCalls,
  uploadCalls,
  userCalls,
  waitingGuestCalls,
  waitingListCalls,
]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
