import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { lineAllocation, lineReasons, lineStates } from '../../money/statements.ts'

/** Movements on the property's bank account, from its statements; assigning goes through `api/statements`. */
export const statementLines = declare({
  name: 'statement-lines',
  label: { one: 'Pohyb na účte', many: 'Prijaté platby' },
  adminPath: '/payments-inbox',
  operations: ['list', 'count', 'single'],
  titleField: 'counterparty_name',
  sort: 'booked_on:DESC',
  fields: {
    booked_on: f.day({ label: 'Deň', required: true, readOnly: true, inList: true }),
    amount: f.integer({ label: 'Suma (v centoch)', required: true, readOnly: true, inList: true }),
    currency: f.text({ label: 'Mena', required: true, readOnly: true }),
    allocated: f.integer({ label: 'Priradené (v centoch)', default: 0, readOnly: true }),
    variable_symbol: f.text({ label: 'Variabilný symbol', readOnly: true, inList: true }),
    specific_symbol: f.text({ label: 'Špecifický symbol', readOnly: true }),
    constant_symbol: f.text({ label: 'Konštantný symbol', readOnly: true }),
    counterparty_name: f.text({ label: 'Od koho', readOnly: true, inList: true }),
    counterparty_iban: f.text({ label: 'Účet', readOnly: true }),
    message: f.longtext({ label: 'Správa', readOnly: true }),
    bank_reference: f.text({ label: 'Referencia banky', readOnly: true }),
    state: f.choice(lineStates, { label: 'Stav', default: 'open', readOnly: true, inList: true }),
    reason: f.choice(lineReasons, { label: 'Prečo', readOnly: true }),
    allocations: f.computed(z.array(lineAllocation), { label: 'Rezervácie' }),
  },
})
