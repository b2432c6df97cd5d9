import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { TransactionInput } from '@dvor/contract/money/ledger.ts'
import { aStay, buildProperty, type TestProperty } from './test-property.ts'
import { adminToken } from './sign-in.ts'
import type { Answer, TestApi } from './test-api.ts'

/** What a document looks like in the answers of the API. */
export interface Shown {
  id: string
  number: string
  kind: DocumentKind
  issued_on: string
  delivered_on: string | null
  due_on: string | null
  net: number
  vat: number
  total: number
  due: number
  sample: boolean
  credits: string | null
  credited_by: string | null
}

/** A property that invoices, with what its owner does at the front desk. */
export interface InvoicingProperty extends TestProperty {
  /** Books two adults for three nights (249 €, 9 € of it tax) as the owner. @returns its id */
  stay(values?: Record<string, unknown>): Promise<string>
  pay(reservation: string, amount: number, kind?: TransactionInput['kind']): Promise<string>
  to(reservation: string, ...states: string[]): Promise<void>
  /** Issues what must be possible. */
  issue(reservation: string, kind: DocumentKind, more?: object): Promise<Shown[]>
  tryIssue(reservation: string, kind: string, more?: object): Promise<Answer>
  /** A file as bytes, with its headers. */
  file(path: string): Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }>
}

export const businessData = {
  business_name: 'Dvor pod Lipami',
  legal_name: 'Dvor pod Lipami, s. r. o.',
  street: 'Pod Lipami 12',
  postal_code: '034 99',
  city: 'Horné Podlipie',
  ico: '12345679',
  dic: '2012345676',
  ic_dph: 'SK2012345676',
  vat_payer: true,
  registration_note: 'Zapísaná v OR Mestského súdu Žilina, oddiel Sro, vložka 12345/L',
}

export const aCompany = {
  name: 'Ďatelinová & spol., a. s.',
  street: 'Štúrova 7',
  city: 'Košice',
  postal_code: '040 01',
  country: 'SK',
  ico: '87654326',
  dic: '2087654327',
  ic_dph: 'SK2087654327',
}

const guest = {
  first_name: 'Ľubomír',
  last_name: 'Ščepán',
  email: 'host@example.com',
  phone: '+421 900 123 456',
}

export async function buildInvoicingProperty(api: TestApi): Promise<InvoicingProperty> {
  const property = await buildProperty(api)
  await property.settings(businessData)
  const { call } = property
  const must = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as { id: string }
  }
  const tryIssue: InvoicingProperty['tryIssue'] = (id, kind, more) =>
    call('POST', `/reservations/${id}/documents`, { kind, ...more })
  return {
    ...property,
    stay: async (values = {}) => {
      const stays = [aStay(await property.addUnit(), '2027-06-04', '2027-06-07')]
      return (await must(call('POST', '/reservations', { stays, guest, ...values }))).id
    },
    pay: async (id, amount, kind = 'payment') => {
      const body = { kind, method: 'transfer', amount }
      const entry = (await must(call('POST', `/reservations/${id}/transaction-logs`, body))).id
      // The ledger carries the database's own time; tests live in another year.
      const moment = api.clock.now().toISOString()
      await api.api.db.$client.query('update transaction_logs set created_at = $2 where id = $1', [
        entry,
        moment,
      ])
      return entry
    },
    to: async (id, ...states) => {
      for (const state of states) await must(call('PUT', `/reservations/${id}`, { state }))
    },
    issue: async (id, kind, more) => (await must(tryIssue(id, kind, more))) as unknown as Shown[],
    tryIssue,
    file: async (path) => {
      const headers = { authorization: `Bearer ${await adminToken(api)}` }
      const answer = await api.app.inject({ url: `/api${path}`, headers })
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
    },
  }
}
