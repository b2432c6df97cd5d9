import type { LineSuggestion } from '@dvor/contract/money/statements.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type StatementLineView } from '../testing/fixtures/a-statement.ts'
import { openStatementInbox } from '../testing/inbox/statement-inbox.ts'

const here = openStatementInbox()
const { waiting, seen, lying, again, assign, release, mark } = here

describe('an unassigned movement', () => {
  test('becomes a payment like any other when assigned to a reservation', async () => {
    const one = await waiting()
    const line = await lying(5000)
    expect((await assign(line.id, [one.id, 5000])).status).toBe(200)
    expect(await again(line)).toMatchObject({
      state: 'assigned',
      allocated: 5000,
      allocations: [{ amount: 5000, reservation: { id: one.id, number: one.number } }],
    })
    expect(await seen(one.id)).toMatchObject({ paid: 5000, due: one.total - 5000 })
  })

  test('is refused for an unknown reservation, with the place in the body', async () => {
    const one = await waiting()
    const line = await lying(7000)
    expect(await assign(line.id, [one.id, 2000], [line.id, 5000])).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: [{ path: 'allocations.1.reservation', code: 'not_found' }] },
    })
    expect(await again(line)).toMatchObject({ state: 'open', allocated: 0 })
  })

  test('can be split between two, and the rest stays unassigned', async () => {
    const [one, two] = [await waiting(), await waiting()]
    const line = await lying(9000)
    await assign(line.id, [one.id, 3000], [two.id, 4000])
    expect(await again(line)).toMatchObject({ state: 'open', allocated: 7000 })
    await assign(line.id, [one.id, 2000])
    expect(await again(line)).toMatchObject({ state: 'assigned', allocated: 9000 })
    expect([(await seen(one.id)).paid, (await seen(two.id)).paid]).toEqual([5000, 4000])
  })

  test('is unassigned again when undone, with reversed entries', async () => {
    const [one, two] = [await waiting(), await waiting()]
    const line = await lying(9000)
    await assign(line.id, [one.id, 5000], [two.id, 4000])
    expect((await release(line.id)).status).toBe(200)
    expect(await again(line)).toMatchObject({
      state: 'open',
      reason: 'undone',
      allocated: 0,
      allocations: [],
    })
    expect([(await seen(one.id)).paid, (await seen(two.id)).paid]).toEqual([0, 0])
    expect((await release(line.id)).status).toBe(409)
    expect((await assign(line.id, [one.id, 9000])).status).toBe(200)
  })

  test('is unassigned again when reversed on the page of the reservation', async () => {
    const one = await waiting()
    const line = await lying(4000)
    await assign(line.id, [one.id, 4000])
    const { transaction_logs } = (await here.property.call('GET', `/reservations/${one.id}`)).body as {
      transaction_logs: { id: string }[]
    }
    const reverses = transaction_logs[0]?.id
    const body = { kind: 'reversal', method: 'transfer', amount: 4000, reverses }
    expect((await here.property.call('POST', `/reservations/${one.id}/transaction-logs`, body)).status).toBe(
      200,
    )
    expect(await again(line)).toMatchObject({ state: 'open', allocated: 0 })
  })

  test.each([
    ['more than there is', 1, 400],
    ['nothing', -5000, 400],
  ])('%s cannot be assigned', async (_what, beyond, status) => {
    const one = await waiting()
    const line = await lying(5000)
    expect((await assign(line.id, [one.id, 5000 + beyond])).status).toBe(status)
  })

  test('twice to the same reservation, or in another currency, cannot be assigned', async () => {
    const one = await waiting()
    const line = await lying(5000)
    expect((await assign(line.id, [one.id, 1], [one.id, 1])).status).toBe(400)
    const crowns = await lying(5000, { currency: 'CZK' })
    expect(await assign(crowns.id, [one.id, 5000])).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('can be set aside and taken up again, but not while a part of it is assigned', async () => {
    const line = await lying(5000)
    await mark(line.id, 'unrelated')
    expect(await again(line)).toMatchObject({ state: 'unrelated' })
    const one = await waiting()
    expect((await assign(line.id, [one.id, 5000])).status).toBe(409)
    await mark(line.id, 'open')
    await assign(line.id, [one.id, 100])
    expect((await mark(line.id, 'unrelated')).status).toBe(409)
  })

  test('of money out is a refund, at most of the payments', async () => {
    const one = await waiting()
    const paid = await lying(5000)
    await assign(paid.id, [one.id, 5000])
    const back = await lying(-3000)
    await mark(back.id, 'open')
    expect((await assign(back.id, [one.id, 3000])).status).toBe(200)
    expect(await seen(one.id)).toMatchObject({ paid: 2000 })
    const more = await lying(-3000)
    await mark(more.id, 'open')
    expect(await assign(more.id, [one.id, 3000])).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds' },
    })
    // A payment that was refunded cannot be removed.
    expect(await release(paid.id)).toMatchObject({ status: 409, body: { code: 'refund_exceeds' } })
  })

  test('assigned by ten callers at once, is assigned once', async () => {
    const known = await Promise.all(Array.from({ length: 3 }, () => waiting()))
    const line = await lying(5000)
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => assign(line.id, [known[index % 3]?.id ?? '', 5000])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const sums = await Promise.all(known.map(async ({ id }) => (await seen(id)).paid))
    expect(sums.reduce((sum, paid) => sum + paid, 0)).toBe(5000)
  })
})

describe('suggestions', () => {
  const suggestions = async (line: StatementLineView) =>
    (await here.property.call('GET', `/statement-lines/${line.id}/suggestions`)).body as LineSuggestion[]

  test('use the number in the message, a mistyped symbol, the same amount, the name', async () => {
    const one = await waiting('Hruškovičová')
    const inMessage = await lying(100, { message: `platba ${one.number} dakujem` })
    expect((await suggestions(inMessage))[0]).toMatchObject({ reservation: one.id, why: ['symbol'] })
    const swapped = `${one.number.slice(0, -2)}${one.number.at(-1)}${one.number.at(-2)}`
    const slip = swapped === one.number ? `${one.number.slice(0, -1)}9` : swapped
    const mistyped = await lying(101, { symbol: slip })
    expect((await suggestions(mistyped)).find(({ reservation }) => reservation === one.id)?.why).toContain(
      'similar_symbol',
    )
    const named = await lying(one.total, { name: 'HRUSKOVICOVA JANA' })
    expect((await suggestions(named))[0]).toMatchObject({
      reservation: one.id,
      why: ['amount', 'name'],
      amount: one.total,
    })
  })

  test('are empty without a similarity', async () => {
    expect(await suggestions(await lying(3, { name: 'Vodárne' }))).toEqual([])
  })

  test('find an older order by its number and by its name beside 1000 newer ones', async () => {
    const one = await waiting('Staršiaková')
    const numbered = await lying(102, { message: `platba ${one.number}` })
    const named = await lying(103, { name: 'Jana Staršiaková' })
    const add = (state: string, count: number) =>
      here.api.api.db
        .execute(sql`insert into reservations (id, number, token, state, last_name, price, total, due)
        select gen_random_uuid(), ${state} || n, ${state} || '-token-' || n, ${state}, 'Iná', '{}', 5000, 5000
        from generate_series(1, ${count}::int) n`)
    await add('expired', 600)
    expect((await suggestions(named))[0]).toMatchObject({ reservation: one.id, why: ['name'] })
    await add('confirmed', 500)
    expect((await suggestions(numbered))[0]).toMatchObject({ reservation: one.id, why: ['symbol'] })
    await here.api.api.db.execute(sql`delete from reservations where last_name = 'Iná'`)
  })
})
