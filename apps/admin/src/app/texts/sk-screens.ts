import { account } from './sk-account.ts'
import { calendars } from './sk-calendars.ts'
import { chart } from './sk-chart.ts'
import { dashboard } from './sk-dashboard.ts'
import { invoices } from './sk-invoices.ts'
import { payments } from './sk-payments.ts'
import { register } from './sk-register.ts'
import { reservations } from './sk-reservations.ts'
import { simulator } from './sk-simulator.ts'
import { slots } from './sk-slots.ts'
import { surveys } from './sk-surveys.ts'

/** Texts of the hand-made screens: they come beside the first screen, so that the sign-in need not carry them. */
export const screenTexts = {
  account,
  calendars,
  chart,
  dashboard,
  invoices,
  payments,
  register,
  reservations,
  simulator,
  slots,
  surveys,
} as const
