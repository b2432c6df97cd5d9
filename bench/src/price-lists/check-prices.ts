import { addDays } from '@dvor/format/days.ts'
import type { ExpectedStay } from './price-list.ts'

interface Named {
  id: string
  title: string
}

/** Reads the prices of the stays as guests are told them. @returns each with the sum by hand and whether they agree */
export async function checkPrices(origin: string, stays: readonly ExpectedStay[]) {
  const rows: { stay: string; 'by hand': number; quoted: number; agrees: boolean }[] = []
  for (const stay of stays) {
    const quoted = await quote(origin, stay)
    rows.push({ stay: stay.what, 'by hand': stay.total, quoted, agrees: quoted === stay.total })
  }
  return rows
}

async function quote(origin: string, stay: ExpectedStay): Promise<number> {
  const idOf = async (collection: string, title: string) => {
    const answer = await fetch(`${origin}/api/${collection}?_limit=-1`)
    return ((await answer.json()) as Named[]).find((one) => one.title === title)?.id
  }
  const departure = addDays(stay.arrival, stay.nights)
  const asked = await Promise.all((stay.services ?? []).map((title) => idOf('common-services', title)))
  const body = {
    stays: [
      {
        accommodation_unit: await idOf('accommodation-units', stay.unit),
        arrival: stay.arrival,
        departure,
        adults: stay.adults,
        children_ages: stay.children_ages ?? [],
      },
    ],
    common_services: asked.map((common_service) => ({ common_service, quantity: 1 })),
    ...(stay.package && { package: await idOf('packages', stay.package) }),
    ...(stay.riders && { services: [await ride(origin, stay.arrival, stay.riders)] }),
  }
  const answer = await fetch(`${origin}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`${stay.what}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { total: number }).total / 100
}

/** The first time of the service on the day after the arrival. */
async function ride(origin: string, arrival: string, persons: number) {
  const [slot] = (await (await fetch(`${origin}/api/service-slots?_limit=-1`)).json()) as { id: string }[]
  return { service_slot: slot?.id, day: addDays(arrival, 1), persons }
}
