import { z } from 'zod'
import { paymentOverview, refund, refundInput, refundOutcome } from '../../money/payments.ts'
import { sandboxActionInput, sandboxPayment } from '../../money/sandbox-payments.ts'
import { depositInput, securityDeposit } from '../../money/security-deposits.ts'
import { id } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { notificationPaths, paymentPaths, sandboxPaths, securityDepositPaths } from './payment-paths.ts'

/** The owner's payment actions. */
export const paymentCalls = declareCalls('payments', paymentPaths, {
  overview: { access: 'money.read', summary: 'Platby a vratky rezervácie', answer: paymentOverview },
  /** Refunds a payment through its gateway; the answer may be `failed` with its reason. */
  refund: {
    keyed: true,
    access: 'money.refund',
    summary: 'Vrátenie peňazí',
    body: refundInput,
    errors: ['refund_exceeds'],
    answer: refund,
  },
  decideRefund: {
    access: 'money.refund',
    summary: 'Ako dopadlo vrátenie, na ktoré brána neodpovedala',
    params: z.object({ id, refund: id }),
    body: refundOutcome,
    answer: refund,
  },
  receipt: {
    access: 'money.read',
    summary: 'Potvrdenie o platbe v PDF',
    answer: { file: 'application/pdf' },
  },
})

const notification = {
  access: 'anyone',
  summary: 'Oznámenie platobnej brány',
  params: z.object({ provider: z.string().max(20) }),
  query: z.looseObject({}),
  errors: ['payment_invalid'],
  answer: z.object({ received: z.boolean() }),
} as const

/** Notifications of gateways; some name the payment in the query of a GET request. */
export const notificationCalls = declareCalls('payments', notificationPaths, {
  notify: notification,
  notifyByGet: notification,
})

const ofSandbox = {
  access: 'token',
  params: z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) }),
  answer: sandboxPayment,
} as const

/** The page of the trial gateway. */
export const sandboxCalls = declareCalls('payments', sandboxPaths, {
  find: { ...ofSandbox, summary: 'Skúšobná platba' },
  /** Triggers at the trial gateway what a real one does by itself. */
  act: { ...ofSandbox, summary: 'Čo sa má so skúšobnou platbou stať', body: sandboxActionInput },
})

/** The security deposit of a reservation. */
export const securityDepositCalls = declareCalls('reservations', securityDepositPaths, {
  securityDeposit: { access: 'money.read', summary: 'Kaucia rezervácie', answer: securityDeposit },
  recordDeposit: {
    access: 'money.take',
    summary: 'Kaucia prijatá, vrátená alebo ponechaná',
    body: depositInput,
    answer: securityDeposit,
  },
})
