import type { APIRequestContext } from '@playwright/test'
import type { ownerAt } from './back-office/owner-calls.ts'

type Owner = Awaited<ReturnType<typeof ownerAt>>

/** The organiser's page by the newest e-mail that asks for a confirmation. */
export async function organiserPath(owner: Owner, email: string): Promise<string> {
  const [sent] = await owner.list(`/outgoing-emails?key=gathering_confirm&to=${email}&_sort=createdAt:DESC`)
  const link = /href="([^"]*\/spolu\/sprava\/[^"]*)"/.exec(String(sent?.['body']))?.[1] ?? ''
  return new URL(link).pathname
}

/** Opens a gathering of three free rooms through the API. @returns the secret of the families' page */
export async function openGathering(
  request: APIRequestContext,
  owner: Owner,
  { from, to }: { from: string; to: string },
  { email, last_name }: { email: string; last_name: string },
): Promise<string> {
  const answer = await request.get(`/api/availability?from=${from}&to=${to}&adults=2`)
  const answers: { accommodation_unit: string; available: boolean }[] = await answer.json()
  const rooms = await owner.list('/accommodation-units?active=true&let_as=unit')
  const isFree = (id: string) =>
    answers.some(({ accommodation_unit, available }) => available && accommodation_unit === id)
  const units = rooms.map(({ id }) => id).filter(isFree)
  await request.post('/api/gathering-requests', {
    data: {
      arrival: from,
      departure: to,
      units: units.slice(0, 3),
      first_name: 'Želmíra',
      last_name,
      email,
      message: 'Vezmite si gumáky.',
    },
  })
  const organiser = (await organiserPath(owner, email)).split('/').at(-1)
  const confirmed = await request.post(`/api/organised-gatherings/${organiser}/confirmation`)
  return String((await confirmed.json()).token)
}
