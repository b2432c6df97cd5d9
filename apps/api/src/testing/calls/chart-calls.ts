import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { aStay, type TestProperty } from '../test-property.ts'

/** The owner at the tape chart of a fortnight; an answer that is no success is an error. */
export function chartCalls(property: TestProperty) {
  async function call<Answer>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) {
    const answer = await property.call(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as Answer
  }
  return {
    call,
    read: () => call<TapeChart>('GET', '/tape-chart?from=2027-07-10&to=2027-07-24'),
    /** Reserves three nights of a unit on the chart. */
    reserve: (last_name: string, unit: string) =>
      call<{ id: string; total: number }>('POST', '/reservations', {
        stays: [aStay(unit, '2027-07-12', '2027-07-15')],
        guest: { last_name, phone: '+421 900 111 222' },
      }),
  }
}
