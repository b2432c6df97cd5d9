import { declareCalls } from '@dvor/contract/calls/call.ts'
import { done } from '@dvor/contract/calls/answers.ts'
import { eInvoiceCalls } from '@dvor/contract/calls/e-invoices.ts'
import { receivedStateInput, type ReceivedState } from '@dvor/contract/money/received-invoices.ts'
import { tapeChartQuery } from '@dvor/contract/reservations/tape-chart.ts'
import { dryRunQuery } from '@dvor/contract/values/values.ts'
import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { expect, expectTypeOf, it } from 'vitest'
import type { CallAddress } from './address.ts'
import { callsOf } from './calls-of.ts'
import { success, type Attempt } from './result.ts'
import type { CallOptions, Send } from './transport.ts'

const paths = {
  days: 'GET /houses/:id/days',
  mark: 'PUT /houses/:id/rooms/:room',
  open: 'POST /houses/:id/opening',
  paint: 'POST /pictures',
  plan: 'GET /houses/:id/plan.pdf',
} as const

const access = 'settings.edit'
const houseCalls = declareCalls('houses', paths, {
  days: { access, summary: 'Dni domu', query: tapeChartQuery, answer: done },
  mark: {
    access,
    summary: 'Stav izby',
    query: dryRunQuery,
    body: receivedStateInput,
    answer: receivedStateInput,
  },
  open: { access, summary: 'Otvorenie domu', answer: done },
  paint: { access, summary: 'Nahratie obrázka', body: eInvoiceCalls.receive.body, answer: done },
  plan: { access, summary: 'Pôdorys', answer: { file: 'application/pdf' } },
})

function recorded() {
  const sent: [string, string, CallOptions?][] = []
  const send: Send = async <T>({ method, path }: CallAddress<T>, options?: CallOptions) => {
    sent.push([method, path, options])
    return success(null) as Attempt<T>
  }
  return { sent, calls: callsOf<typeof houseCalls>(send, paths) }
}

it('sends each call to its address, with escaped parts, query, body, version and key', async () => {
  const { sent, calls } = recorded()
  const days = { from: '2027-07-01', to: '2027-07-31' } as const
  await calls.days('a/b', days)
  await calls.mark('h', 'r', { state: 'paid' }, { ifMatch: 'v1', key: 'k', query: { dry_run: true } })
  await calls.open('h')
  expect(sent).toEqual([
    ['GET', '/houses/a%2Fb/days', { query: days, headers: {} }],
    [
      'PUT',
      '/houses/h/rooms/r',
      {
        body: { state: 'paid' },
        query: { dry_run: true },
        headers: { 'if-match': '"v1"', 'idempotency-key': 'k' },
      },
    ],
    ['POST', '/houses/h/opening', { body: undefined, headers: {} }],
  ])
})

it('sends a body with a file as a form', async () => {
  const { sent, calls } = recorded()
  await calls.paint({ file: new File(['x'], 'dvor.jpg') })
  const form = sent[0]?.[2]?.body
  expect(form instanceof FormData && [...form.keys()]).toEqual(['file'])
})

it('knows what each call takes and answers', () => {
  const { calls } = recorded()
  expectTypeOf(calls.mark).returns.toEqualTypeOf<Promise<{ state: ReceivedState } | null>>()
  expectTypeOf(calls.attempt.open).returns.toEqualTypeOf<Promise<Attempt<{ done: boolean }>>>()
  expectTypeOf(calls).not.toHaveProperty('plan')
  expectTypeOf<[string]>().not.toExtend<Parameters<typeof calls.days>>()
  expectTypeOf<[string, string, { state: string }]>().not.toExtend<Parameters<typeof calls.mark>>()
  expectTypeOf<[typeof paths.plan]>().not.toExtend<Parameters<typeof addressOf<typeof paths.plan>>>()
  expect(addressOf(paths.plan, 'h')).toBe('/houses/h/plan.pdf')
})
