import { apiKeyCalls } from './accounts/api-keys.ts'
import { pushCalls } from './accounts/push.ts'
import { savedViewCalls } from './accounts/saved-views.ts'
import { ownAccountCalls, signInCalls } from './accounts/sign-in.ts'
import { userCalls } from './accounts/users.ts'
import { webhookCalls } from './accounts/webhooks.ts'
import { availabilityCalls } from './booking/availability.ts'
import { bookingCalls } from './booking/booking.ts'
import { guestReservationCalls } from './booking/guest-reservations.ts'
import type { Call, CallTable } from './call.ts'
import { offerCalls, pageCalls } from './content/content.ts'
import { surveyCalls } from './content/surveys.ts'
import { uploadCalls } from './content/uploads.ts'
import { calendarCalls } from './desk/calendars.ts'
import { emailCalls } from './desk/emails.ts'
import { letterCalls } from './desk/letters.ts'
import { housekeepingCalls } from './desk/housekeeping.ts'
import { insightCalls } from './desk/insight.ts'
import { offlineCalls } from './desk/offline.ts'
import { priceCalls } from './desk/prices.ts'
import { reservationCalls } from './desk/reservations.ts'
import { billCalls } from './desk/bill.ts'
import { serviceCalls } from './desk/services.ts'
import { stayCalls } from './desk/stays.ts'
import { guestCardCalls } from './guests/guest-cards.ts'
import { ownDataCalls, personalDataCalls } from './guests/personal-data.ts'
import { guestSheetCalls, registerCalls } from './guests/register.ts'
import { reportCalls } from './guests/reports.ts'
import { eInvoiceCalls } from './e-invoices.ts'
import { answerCalls, formCalls } from './guests/enquiries.ts'
import { gatheringCalls, ownerGatheringCalls } from './guests/gatherings.ts'
import { waitingGuestCalls, waitingListCalls } from './guests/waiting-list.ts'
import { historyCalls } from './installation/history.ts'
import { backupCalls, firstStepsCalls, mailServerCalls } from './installation/installation.ts'
import { gatewayKeyCalls, passCalls, walletKeyCalls } from './installation/keys.ts'
import { eventCalls, operationCalls } from './installation/operation.ts'
import { sampleModeCalls, siteOpeningCalls } from './installation/sample.ts'
import { accountingCalls } from './money/accounting.ts'
import { firmCalls } from './money/firms.ts'
import { documentCalls, guestDocumentCalls } from './money/documents.ts'
import { notificationCalls, paymentCalls, sandboxCalls, securityDepositCalls } from './money/payments.ts'
import { statementCalls } from './money/statements.ts'
import { tillCalls } from './money/till.ts'
import { guestVoucherCalls } from './vouchers/guest-vouchers.ts'
import { ownerVoucherCalls } from './vouchers/owner-vouchers.ts'

const areas: readonly CallTable[] = [
  ...Object.values(answerCalls),
  accountingCalls,
  availabilityCalls,
  backupCalls,
  bookingCalls,
  calendarCalls,
  documentCalls,
  eInvoiceCalls,
  emailCalls,
  eventCalls,
  firmCalls,
  firstStepsCalls,
  formCalls,
  gatheringCalls,
  historyCalls,
  gatewayKeyCalls,
  guestCardCalls,
  guestDocumentCalls,
  guestReservationCalls,
  guestSheetCalls,
  guestVoucherCalls,
  housekeepingCalls,
  insightCalls,
  letterCalls,
  mailServerCalls,
  notificationCalls,
  offlineCalls,
  offerCalls,
  operationCalls,
  ownAccountCalls,
  ownerGatheringCalls,
  ownDataCalls,
  ownerVoucherCalls,
  pageCalls,
  passCalls,
  paymentCalls,
  personalDataCalls,
  priceCalls,
  pushCalls,
  registerCalls,
  reportCalls,
  reservationCalls,
  sampleModeCalls,
  sandboxCalls,
  savedViewCalls,
  securityDepositCalls,
  billCalls,
  serviceCalls,
  signInCalls,
  siteOpeningCalls,
  statementCalls,
  stayCalls,
  surveyCalls,
  tillCalls,
  uploadCalls,
  userCalls,
  apiKeyCalls,
  waitingGuestCalls,
  waitingListCalls,
  walletKeyCalls,
  webhookCalls,
]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
