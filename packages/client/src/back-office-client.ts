import { accountCalls } from './account-calls.ts'
import { calendarCalls } from './calendar-calls.ts'
import { createClient } from './client.ts'
import { contentCalls } from './content-calls.ts'
import { installationCalls } from './installation-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { registerCalls } from './register-calls.ts'
import { sampleCalls } from './sample-calls.ts'
import { searchCalls } from './search-calls.ts'
import type { TransportOptions } from './transport.ts'
import { uploadCalls } from './upload-calls.ts'

export type BackOfficeClient = ReturnType<typeof createBackOfficeClient>

/** The client with what only the owner calls, which pages for visitors need not carry. */
export function createBackOfficeClient(options: TransportOptions) {
  const client = createClient(options)
  return {
    ...client,
    account: accountCalls(client.attempt),
    calendars: calendarCalls(client.attempt),
    register: registerCalls(client.attempt),
    uploads: uploadCalls(client.attempt),
    content: contentCalls(client.attempt),
    installation: installationCalls(client.attempt),
    payments: paymentCalls(client.attempt),
    sample: sampleCalls(client.attempt),
    search: searchCalls(client.attempt),
  }
}
