import type {
  ForeignerFile,
  ForeignerFileRequest,
  GuestGap,
  GuestRegister,
  GuestSheet,
  OwnersGuestList,
  RegisterEntry,
} from '@dvor/contract/guests/guest-register.ts'
import type { StayTaxFiling, StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { ifMatchHeader, type EditOptions } from './call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const sheetPath = (reservation: string) => `/reservations/${encodeURIComponent(reservation)}/guests`

/** The guest register and its reports to authorities. */
export function registerCalls(send: Send) {
  return withAttempt({
    sheet: (reservation: string): Promise<Attempt<GuestSheet>> => send('GET', sheetPath(reservation)),
    /** Replaces the persons of a sheet; `ifMatch` is the `version` of the sheet that was read. */
    save: (reservation: string, body: OwnersGuestList, options?: EditOptions): Promise<Attempt<GuestSheet>> =>
      send('PUT', sheetPath(reservation), { body, headers: ifMatchHeader(options) }),
    /** Guests between two days, both included. */
    list: (query: { from: string; to: string; q?: string }): Promise<Attempt<GuestRegister>> =>
      send('GET', '/guest-register', { query }),
    /** Stays with arrived guests who are not all in the register. */
    gaps: (): Promise<Attempt<GuestGap[]>> => send('GET', '/guest-gaps'),
    /** One document's number in full; the history records the reading. */
    showDocument: (guest: string): Promise<Attempt<{ document_number: string | null }>> =>
      send('POST', `/guest-register/${encodeURIComponent(guest)}/document`),
    foreigners: (state: 'due' | 'reported'): Promise<Attempt<RegisterEntry[]>> =>
      send('GET', '/foreigner-reports', { query: { state } }),
    /** The sheet for the police, with document numbers in full. */
    foreignerSheet: (ids: string[]): Promise<Attempt<RegisterEntry[]>> =>
      send('POST', '/foreigner-reports/sheet', { body: { ids } }),
    /** The same as a file, with document numbers in full. */
    foreignerFile: (body: ForeignerFileRequest): Promise<Attempt<ForeignerFile>> =>
      send('POST', '/foreigner-reports/file', { body }),
    markReported: (ids: string[]): Promise<Attempt<{ reported: number }>> =>
      send('POST', '/foreigner-reports', { body: { ids } }),
    stayTax: (query: { from: string; to: string }): Promise<Attempt<StayTaxReport>> =>
      send('GET', '/stay-tax', { query }),
    /** Marks a period as reported to the municipality, or takes the mark back. */
    fileStayTax: (body: StayTaxFiling): Promise<Attempt<StayTaxReport>> =>
      send('PUT', '/stay-tax/filing', { body }),
  })
}
