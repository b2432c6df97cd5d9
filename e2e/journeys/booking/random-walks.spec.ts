import { addDays } from '@dvor/format/days.ts'
import type { APIRequestContext } from '@playwright/test'
import { effort } from '../../src/effort.ts'
import { differencesFrom, RandomWalk, randomFrom } from '../../src/random-walk.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** One walk in `script/test`; `npm run soak` walks as often as its effort says, again and again. */
const walks = effort
const steps = 7
/** Weeks of the sample that no other journey needs. */
const [firstWeek, weeks] = [40, 45]
const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31))

test('what is booked is what the guest saw last, after random ways through the booking', async ({
  context,
  request,
  refusals,
}) => {
  test.setTimeout(90_000 + walks * 60_000)
  // A hold that another tab has moved is refused first, and then held again.
  refusals.expect(409, /reservation-(orders|holds)/)
  for (let walk = 0; walk < walks; walk++) {
    const random = randomFrom(seed + walk)
    const stay = await findFreeStay(request, firstWeek + Math.floor(random() * weeks))
    const guest = new RandomWalk(context, await context.newPage(), stay, random)
    const name = () => `PROPERTY_SEED=${seed + walk}: ${guest.done.join(', ')}`
    await test.step(`walk ${walk}`, async () => {
      await guest.wander(steps)
      const seen = await guest.arrive(`walk-${seed}-${walk}@example.sk`)
      const token = await guest.order()
      expect(await differencesFrom(request, token, seen), name()).toEqual([])
    })
    for (const page of context.pages()) await page.close()
  }
  process.stdout.write(`${walks} walks of ${steps} steps, PROPERTY_SEED=${seed}\n`)
})

test('the comparison finds a booking of other days than the guest saw', async ({
  context,
  page,
  request,
}) => {
  const random = randomFrom(seed)
  const stay = await findFreeStay(request, firstWeek + weeks)
  const guest = new RandomWalk(context, page, stay, random)
  await guest.wander(0)
  const seen = await guest.arrive(`walk-${seed}@example.sk`)
  const other = await holdLater(request, stay)
  await page.route('**/api/reservation-orders', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), ...other } }),
  )
  const differences = await differencesFrom(request, await guest.order(), seen)
  expect(differences.join()).toContain('days and party')
})

/** Holds a week later, as a booking that has lost its days would. */
async function holdLater(request: APIRequestContext, { from, to }: Awaited<ReturnType<typeof findFreeStay>>) {
  const days = { arrival: addDays(from, 7), departure: addDays(to, 7) }
  const found: { accommodation_unit: string; available: boolean }[] = await (
    await request.get(`/api/availability?from=${days.arrival}&to=${days.departure}&adults=2`)
  ).json()
  const free = found.find(({ available }) => available)
  const stays = [{ accommodation_unit: free?.accommodation_unit, ...days, adults: 2 }]
  const hold = await (await request.post('/api/reservation-holds', { data: { stays } })).json()
  const quote = await (await request.post('/api/quotes', { data: { stays } })).json()
  return { hold_token: hold.token, expected_total: quote.total }
}
