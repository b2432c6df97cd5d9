import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { lineAllocation, lineReasons, lineStates } from '../../money/statements.ts'

/** Movements on the property's bank account, from its statements; assigning goes through `api/statements`. */
export const statementLines = declare({
  name: 'statement-lines',
  label: {
    one: { sk: 'Pohyb na účte', en: 'Bank transaction' },
    many: { sk: 'Prijaté platby', en: 'Received payments' },
  },
  adminPath: '/payments-inbox',
  operations: ['list', 'count', 'single'],
  permissions: { read: 'statements.manage', edit: 'statements.manage' },
  titleField: 'counterparty_name',
  sort: 'booked_on:DESC',
  fields: {
    booked_on: f.day({ label: { sk: 'Deň', en: 'Day' }, required: true, readOnly: true, inList: true }),
    amount: f.integer({
      label: { sk: 'Suma (v centoch)', en: 'Amount (in cents)' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    currency: f.text({ label: { sk: 'Mena', en: 'Currency' }, required: true, readOnly: true }),
    allocated: f.integer({
      label: { sk: 'Priradené (v centoch)', en: 'Assigned (in cents)' },
      default: 0,
      readOnly: true,
    }),
    variable_symbol: f.text({
      label: { sk: 'Variabilný symbol', en: 'Variable symbol' },
      readOnly: true,
      inList: true,
    }),
    specific_symbol: f.text({ label: { sk: 'Špecifický symbol', en: 'Specific symbol' }, readOnly: true }),
    constant_symbol: f.text({ label: { sk: 'Konštantný symbol', en: 'Constant symbol' }, readOnly: true }),
    counterparty_name: f.text({ label: { sk: 'Od koho', en: 'From' }, readOnly: true, inList: true }),
    counterparty_iban: f.text({ label: { sk: 'Účet', en: 'Account' }, readOnly: true }),
    message: f.longtext({ label: { sk: 'Správa', en: 'Message' }, readOnly: true }),
    bank_reference: f.text({
      label: { sk: 'Referencia banky', en: 'Reference of the bank' },
      readOnly: true,
    }),
    is_reversal: f.flag({
      label: { sk: 'Vrátenie inej platby', en: 'Reverses another payment' },
      default: false,
      readOnly: true,
    }),
    state: f.choice(lineStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'open',
      readOnly: true,
      inList: true,
    }),
    reason: f.choice(lineReasons, { label: { sk: 'Prečo', en: 'Why' }, readOnly: true }),
    allocations: f.computed(z.array(lineAllocation), { label: { sk: 'Rezervácie', en: 'Bookings' } }),
    voucher_number: f.computed(z.string().nullable(), {
      label: { sk: 'Darčekový poukaz', en: 'Gift voucher' },
    }),
  },
})
