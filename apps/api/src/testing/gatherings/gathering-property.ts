import type {
  GatheringChoiceInput,
  OrganisedGathering,
  SharedGathering,
} from '@dvor/contract/reservations/gatherings.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { settleGatherings } from '../../gatherings/settle-gatherings.ts'
import type { Answer, TestApi } from '../test-api.ts'
import { aGuest, aStay, order, type TestProperty } from '../test-property.ts'

/** The days of all gatherings of the tests. */
export const together = { arrival: '2027-07-02', departure: '2027-07-05' }

interface Email {
  to: string
  subject: string
  body: string
}

/** A property with three units that lets families book together. */
export interface GatheringProperty extends TestProperty {
  units: string[]
  request(changes?: Record<string, unknown>, from?: string): Promise<Answer>
  /** The secret of the organiser's link, from the e-mail. */
  organiserToken(): Promise<string>
  /** Requests and confirms a gathering. */
  open(changes?: Record<string, unknown>): Promise<{ organiser: string; token: string }>
  organised(organiser: string): Promise<OrganisedGathering>
  shared(token: string, device?: string): Promise<SharedGathering>
  choose(
    token: string,
    units: string[],
    device: string,
    more?: Partial<GatheringChoiceInput>,
  ): Promise<Answer>
  /** Orders what a device has chosen, to be paid on site. */
  orderChosen(chosen: Answer, device: string, firstName: string): Promise<Answer>
  /** State of each of the units for the organiser. */
  unitStates(organiser: string): Promise<(string | undefined)[]>
  /** Whether a stranger can hold a unit on the days of the gathering; what is held is released. */
  canHold(unit: string): Promise<boolean>
  emails(key: string): Promise<Email[]>
  run(): Promise<void>
}

/** Header of a family's browser. */
export const deviceOf = (name: string) => ({ 'device-key': name.padEnd(43, 'x') })

async function read<T>(api: TestApi, path: string, headers: Record<string, string> = {}): Promise<T> {
  const { status, body } = await api.call('GET', path, { headers })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as T
}

/** The secret of the button, which comes after a link to another gathering. */
const lastOrganiserIn = (body: string): string =>
  [...body.matchAll(/spolu\/sprava\/([A-Za-z0-9_-]{43})/g)].at(-1)?.[1] ?? ''

async function listEmails(property: TestProperty, key: string): Promise<Email[]> {
  const { body } = await property.call('GET', `/outgoing-emails?key=${key}&_sort=createdAt:ASC`)
  return body as Email[]
}

const statesOf = (units: readonly string[], page: OrganisedGathering) =>
  units.map((id) => page.units.find((one) => one.accommodation_unit.id === id)?.state)

async function canHold(api: TestApi, unit: string): Promise<boolean> {
  const stays = [aStay(unit, together.arrival, together.departure)]
  const { status, body } = await api.call('POST', '/reservation-holds', { body: { stays } })
  if (status === 200) await api.call('DELETE', `/reservation-holds/${(body as Hold).token}`)
  return status === 200
}

/** Lets families book together in a property, and adds two units to its first one. */
export async function buildGatheringProperty({
  api,
  property,
}: {
  api: TestApi
  property: TestProperty
}): Promise<GatheringProperty> {
  await property.settings({ gathering_offered: true })
  const units = [property.unit, await property.addUnit(), await property.addUnit()]
  const request: GatheringProperty['request'] = (changes = {}, from = '127.0.0.1') =>
    api.call('POST', '/gathering-requests', {
      from,
      body: {
        ...together,
        units,
        first_name: 'Eva',
        last_name: 'Malá',
        email: 'eva@example.com',
        ...changes,
      },
    })
  const emails: GatheringProperty['emails'] = (key) => listEmails(property, key)
  const organiserToken = async () => {
    const [last] = (await emails('gathering_confirm')).toReversed()
    return lastOrganiserIn(last?.body ?? '')
  }
  const organised: GatheringProperty['organised'] = (organiser) =>
    read(api, `/organised-gatherings/${organiser}`)
  return {
    ...property,
    units,
    request,
    organiserToken,
    open: async (changes) => {
      const answer = await request(changes)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      const organiser = await organiserToken()
      const { body } = await api.call('POST', `/organised-gatherings/${organiser}/confirmation`)
      return { organiser, token: (body as OrganisedGathering).token ?? '' }
    },
    organised,
    shared: (token, device) =>
      read(api, `/shared-gatherings/${token}?adults=2`, device ? deviceOf(device) : {}),
    choose: (token, chosen, device, more) =>
      api.call('POST', `/shared-gatherings/${token}/choices`, {
        headers: deviceOf(device),
        body: { stays: chosen.map((unit) => ({ accommodation_unit: unit, adults: 2 })), ...more },
      }),
    orderChosen: (chosen, device, firstName) =>
      order(api, chosen.body as Hold, {
        payment_method: 'on_site',
        more: { guest: { ...aGuest, first_name: firstName, email: `${device}@example.com` } },
      }),
    unitStates: async (organiser) => statesOf(units, await organised(organiser)),
    canHold: (unit) => canHold(api, unit),
    emails,
    run: () => settleGatherings(api.api.db, { clock: api.clock, publicUrl: 'http://127.0.0.1:3000' }),
  }
}
