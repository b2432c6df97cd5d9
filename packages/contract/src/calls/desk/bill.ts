import { z } from 'zod'
import * as items from '../../reservations/bill-items.ts'
import { declareCalls } from '../call.ts'
import { billPaths } from './bill-paths.ts'

/** What guests take by pieces, and proposals of housekeeping. */
export const billCalls = declareCalls('reservations', billPaths, {
  list: {
    access: 'reservations.read',
    summary: 'Čo hostia spotrebovali a objednali, aj návrhy upratovania',
    answer: z.array(items.billItem),
  },
  add: {
    keyed: true,
    access: 'reservations.edit',
    summary: 'Kusy produktu na účet pobytu',
    body: items.billAddition,
    errors: ['sold_out', 'transition_not_allowed'],
    answer: items.billChange,
  },
  takeBack: {
    keyed: true,
    access: 'reservations.edit',
    summary: 'Kusy späť z účtu',
    body: items.billReturn,
    errors: ['transition_not_allowed'],
    answer: items.billChange,
  },
  charge: {
    keyed: true,
    access: 'reservations.edit',
    also: ['money.take'],
    summary: 'Návrh upratovania na účet; škoda so sumou',
    body: items.billCharge,
    errors: ['conflict', 'sold_out', 'transition_not_allowed'],
    answer: items.billChange,
  },
  dismiss: {
    access: 'reservations.edit',
    summary: 'Zahodenie návrhu upratovania',
    errors: ['conflict'],
    answer: items.billItem,
  },
})
