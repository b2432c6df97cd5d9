import type { ownAccountCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { userCalls } from '@dvor/contract/calls/accounts/users.ts'
import type { apiKeyCalls } from '@dvor/contract/calls/accounts/api-keys.ts'
import type { pushCalls } from '@dvor/contract/calls/accounts/push.ts'
import type { savedViewCalls } from '@dvor/contract/calls/accounts/saved-views.ts'
import type { webhookCalls } from '@dvor/contract/calls/accounts/webhooks.ts'
import {
  apiKeyPaths,
  ownAccountPaths,
  pushPaths,
  savedViewPaths,
  userPaths,
  webhookPaths,
} from '@dvor/contract/calls/accounts/account-paths.ts'
import type { offerCalls } from '@dvor/contract/calls/content/content.ts'
import { offerPaths } from '@dvor/contract/calls/content/content-paths.ts'
import type { billCalls } from '@dvor/contract/calls/desk/bill.ts'
import { billPaths } from '@dvor/contract/calls/desk/bill-paths.ts'
import type { calendarCalls } from '@dvor/contract/calls/desk/calendars.ts'
import { calendarPaths } from '@dvor/contract/calls/desk/calendar-paths.ts'
import type { emailCalls } from '@dvor/contract/calls/desk/emails.ts'
import { emailPaths } from '@dvor/contract/calls/desk/email-paths.ts'
import type { letterCalls } from '@dvor/contract/calls/desk/letters.ts'
import { letterPaths } from '@dvor/contract/calls/desk/letter-paths.ts'
import type { housekeepingCalls } from '@dvor/contract/calls/desk/housekeeping.ts'
import { housekeepingPaths } from '@dvor/contract/calls/desk/housekeeping-paths.ts'
import type { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { insightPaths } from '@dvor/contract/calls/desk/insight-paths.ts'
import type { offlineCalls } from '@dvor/contract/calls/desk/offline.ts'
import { offlinePaths } from '@dvor/contract/calls/desk/offline-paths.ts'
import type { priceCalls } from '@dvor/contract/calls/desk/prices.ts'
import { pricePaths } from '@dvor/contract/calls/desk/price-paths.ts'
import type { guestCardCalls } from '@dvor/contract/calls/guests/guest-cards.ts'
import type { personalDataCalls } from '@dvor/contract/calls/guests/personal-data.ts'
import {
  guestCardPaths,
  personalDataPaths,
  registerPaths,
  reportPaths,
} from '@dvor/contract/calls/guests/guest-paths.ts'
import type { registerCalls } from '@dvor/contract/calls/guests/register.ts'
import type { reportCalls } from '@dvor/contract/calls/guests/reports.ts'
import type { eInvoiceCalls } from '@dvor/contract/calls/e-invoices.ts'
import { eInvoicePaths } from '@dvor/contract/calls/e-invoice-paths.ts'
import type {
  backupCalls,
  firstStepsCalls,
  mailServerCalls,
} from '@dvor/contract/calls/installation/installation.ts'
import type { historyCalls } from '@dvor/contract/calls/installation/history.ts'
import type { sampleModeCalls, siteOpeningCalls } from '@dvor/contract/calls/installation/sample.ts'
import {
  backupPaths,
  firstStepsPaths,
  historyPaths,
  mailServerPaths,
  sampleModePaths,
  siteOpeningPaths,
} from '@dvor/contract/calls/installation/installation-paths.ts'
import type { answerCalls } from '@dvor/contract/calls/guests/enquiries.ts'
import { answerPaths } from '@dvor/contract/calls/guests/enquiry-paths.ts'
import type { ownerGatheringCalls } from '@dvor/contract/calls/guests/gatherings.ts'
import { ownerGatheringPaths } from '@dvor/contract/calls/guests/gathering-paths.ts'
import type { waitingListCalls } from '@dvor/contract/calls/guests/waiting-list.ts'
import { waitingListPaths } from '@dvor/contract/calls/guests/waiting-list-paths.ts'
import type { gatewayKeyCalls, walletKeyCalls } from '@dvor/contract/calls/installation/keys.ts'
import { gatewayKeyPaths, walletKeyPaths } from '@dvor/contract/calls/installation/key-paths.ts'
import type { accountingCalls } from '@dvor/contract/calls/money/accounting.ts'
import { accountingPaths, tillPaths } from '@dvor/contract/calls/money/accounting-paths.ts'
import type { firmCalls } from '@dvor/contract/calls/money/firms.ts'
import { firmPaths } from '@dvor/contract/calls/money/firm-paths.ts'
import type { documentCalls } from '@dvor/contract/calls/money/documents.ts'
import { documentPaths } from '@dvor/contract/calls/money/document-paths.ts'
import type { paymentCalls } from '@dvor/contract/calls/money/payments.ts'
import { paymentPaths } from '@dvor/contract/calls/money/payment-paths.ts'
import type { statementCalls } from '@dvor/contract/calls/money/statements.ts'
import { statementPaths } from '@dvor/contract/calls/money/statement-paths.ts'
import type { tillCalls } from '@dvor/contract/calls/money/till.ts'
import type { ownerVoucherCalls } from '@dvor/contract/calls/vouchers/owner-vouchers.ts'
import { ownerVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import { createClient } from './client.ts'
import { callsOf } from './transport/calls-of.ts'
import { contentCalls } from './calls/content-calls.ts'
import { frontDeskCalls } from './calls/front-desk-calls.ts'
import type { TransportOptions } from './transport/transport.ts'
import { uploadCalls } from './calls/upload-calls.ts'

export type BackOfficeClient = ReturnType<typeof createBackOfficeClient>

/** The client with the owner's calls, which pages for visitors do not load. */
export function createBackOfficeClient(options: TransportOptions) {
  const client = createClient(options)
  return {
    ...client,
    account: callsOf<typeof ownAccountCalls>(client.attempt, ownAccountPaths),
    apiKeys: callsOf<typeof apiKeyCalls>(client.attempt, apiKeyPaths),
    push: callsOf<typeof pushCalls>(client.attempt, pushPaths),
    webhooks: callsOf<typeof webhookCalls>(client.attempt, webhookPaths),
    users: callsOf<typeof userCalls>(client.attempt, userPaths),
    accounting: callsOf<typeof accountingCalls>(client.attempt, accountingPaths),
    till: callsOf<typeof tillCalls>(client.attempt, tillPaths),
    bill: callsOf<typeof billCalls>(client.attempt, billPaths),
    calendars: callsOf<typeof calendarCalls>(client.attempt, calendarPaths),
    documents: callsOf<typeof documentCalls>(client.attempt, documentPaths),
    firms: callsOf<typeof firmCalls>(client.attempt, firmPaths),
    register: callsOf<typeof registerCalls>(client.attempt, registerPaths),
    reports: callsOf<typeof reportCalls>(client.attempt, reportPaths),
    offers: callsOf<typeof offerCalls>(client.attempt, offerPaths),
    uploads: uploadCalls(client.attempt),
    content: contentCalls(client.attempt),
    eInvoices: callsOf<typeof eInvoiceCalls>(client.attempt, eInvoicePaths),
    emails: callsOf<typeof emailCalls>(client.attempt, emailPaths),
    letters: callsOf<typeof letterCalls>(client.attempt, letterPaths),
    enquiries: {
      'hall-demands': callsOf<(typeof answerCalls)['hall-demands']>(
        client.attempt,
        answerPaths['hall-demands'],
      ),
      'contact-messages': callsOf<(typeof answerCalls)['contact-messages']>(
        client.attempt,
        answerPaths['contact-messages'],
      ),
    },
    ownerGatherings: callsOf<typeof ownerGatheringCalls>(client.attempt, ownerGatheringPaths),
    frontDesk: frontDeskCalls(client.attempt),
    housekeeping: callsOf<typeof housekeepingCalls>(client.attempt, housekeepingPaths),
    offline: callsOf<typeof offlineCalls>(client.attempt, offlinePaths),
    insight: callsOf<typeof insightCalls>(client.attempt, insightPaths),
    guestCards: callsOf<typeof guestCardCalls>(client.attempt, guestCardPaths),
    gatewayKeys: callsOf<typeof gatewayKeyCalls>(client.attempt, gatewayKeyPaths),
    walletKeys: callsOf<typeof walletKeyCalls>(client.attempt, walletKeyPaths),
    payments: callsOf<typeof paymentCalls>(client.attempt, paymentPaths),
    savedViews: callsOf<typeof savedViewCalls>(client.attempt, savedViewPaths),
    statements: callsOf<typeof statementCalls>(client.attempt, statementPaths),
    personalData: callsOf<typeof personalDataCalls>(client.attempt, personalDataPaths),
    mailServer: callsOf<typeof mailServerCalls>(client.attempt, mailServerPaths),
    backups: callsOf<typeof backupCalls>(client.attempt, backupPaths),
    firstSteps: callsOf<typeof firstStepsCalls>(client.attempt, firstStepsPaths),
    history: callsOf<typeof historyCalls>(client.attempt, historyPaths),
    sampleMode: callsOf<typeof sampleModeCalls>(client.attempt, sampleModePaths),
    siteOpening: callsOf<typeof siteOpeningCalls>(client.attempt, siteOpeningPaths),
    prices: callsOf<typeof priceCalls>(client.attempt, pricePaths),
    waitingList: callsOf<typeof waitingListCalls>(client.attempt, waitingListPaths),
    ownerVouchers: callsOf<typeof ownerVoucherCalls>(client.attempt, ownerVoucherPaths),
  }
}
