import { z } from 'zod'
import {
  foreignerChoice,
  foreignerFile,
  foreignerFileRequest,
  foreignerQuery,
  registerEntry,
} from '../../guests/guest-register.ts'
import { stayTaxFiling, stayTaxQuery, stayTaxReport } from '../../money/stay-tax.ts'
import { declareCalls } from '../call.ts'
import { reportPaths } from './guest-paths.ts'

/** Reports of foreigners to the police and of the stay tax to the municipality. */
export const reportCalls = declareCalls('register', reportPaths, {
  foreigners: {
    access: 'reservations.checkin',
    summary: 'Cudzinci na hlásenie',
    query: foreignerQuery,
    answer: z.array(registerEntry),
  },
  foreignerSheet: {
    access: 'guests.documents',
    summary: 'Hlásenie cudzincov s číslami dokladov',
    body: foreignerChoice,
    answer: z.array(registerEntry),
  },
  foreignerFile: {
    access: 'guests.documents',
    summary: 'Hlásenie cudzincov ako súbor CSV alebo XML',
    body: foreignerFileRequest,
    answer: foreignerFile,
  },
  markReported: {
    access: 'reservations.checkin',
    summary: 'Cudzinci sú nahlásení',
    body: foreignerChoice,
    answer: z.object({ reported: z.int() }),
  },
  stayTax: {
    access: 'money.read',
    summary: 'Daň za ubytovanie',
    query: stayTaxQuery,
    answer: stayTaxReport,
  },
  /** Marks a period as reported to the municipality, or takes the mark back. */
  fileStayTax: {
    access: 'accounting.manage',
    summary: 'Daň za ubytovanie: výkaz je podaný',
    body: stayTaxFiling,
    answer: stayTaxReport,
  },
})
