import {
  refusal,
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '@dvor/api/testing/servers/mail-server.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { rateOf } from '../../load/lanes.ts'
import { inTurn, pipelined, type Fault, type Findings } from '../fault.ts'
import { Guests } from '../guests.ts'
import { knock } from '../knocking.ts'
import { faultsOfPost, type Expected } from '../post-faults.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

const parallel = 4
/** Nights that no other case uses. */
const seriesOfStays = 20

/** A property whose mail server can be stopped. */
export interface MailedProperty {
  property: ServedProperty
  /** Starts the mail server at the address of the property's settings. */
  mailServer(options?: MailServerOptions): Promise<MailServer>
  close(): Promise<void>
}

export async function openMailedProperty(units: number): Promise<MailedProperty> {
  const port = await freePort()
  const property = await openServedProperty({ units, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const open: MailServer[] = []
  return {
    property,
    mailServer: async (options) => {
      const server = await startMailServer({ ...options, port })
      open.push(server)
      return server
    },
    close: async () => {
      await property.close()
      for (const server of open) await server.close()
    },
  }
}

/** Books and cancels, so that each guest gets two e-mails about one reservation. */
async function bookAndCancel(property: ServedProperty, bookings: number): Promise<Findings> {
  const guests = new Guests(property, { mayBreak: false })
  const violations: string[] = []
  await rateOf(bookings, parallel, async (index) => {
    const booked = await guests.book(index, seriesOfStays)
    if (!booked) return
    const path = `/reservation-details/${booked.hold}/cancellation`
    const { status } = await knock(property.server.url, { method: 'POST', path, body: { dry_run: false } })
    if (status !== 200) violations.push(`a cancellation was answered ${status}`)
  })
  guests.close()
  return { violations: [...guests.violations, ...violations], worstMs: guests.worstMs }
}

/** No mail server at its address; then it is started. */
async function serverDown({ property, mailServer }: MailedProperty, bookings: number): Promise<Findings> {
  const booked = await bookAndCancel(property, bookings)
  const { mails } = await mailServer()
  return withPost(booked, property, mails)
}

/** The mail server accepts the first e-mail and then does not answer until all have booked. */
export async function serverHangs(
  { property, mailServer }: MailedProperty,
  bookings: number,
): Promise<Findings> {
  const reached = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  const { mails } = await mailServer({
    onMail: () => {
      reached.resolve()
      return goesOn.promise
    },
  })
  const first = await bookAndCancel(property, 1)
  await reached.promise
  const rest = await bookAndCancel(property, bookings)
  const early = mails.length > 0 ? ['an e-mail arrived while the server hung'] : []
  goesOn.resolve()
  const booked = pipelined([first, rest, { violations: early, worstMs: 0 }])
  // A server that does not answer within the timeout gets the same e-mail again.
  return withPost(booked, property, mails, { most: 2 })
}

/**
 * The mail server is full, and refuses an unknown recipient: e-mails refused permanently are given up and shown to the
 * owner.
 */
async function serverRefuses({ property, mailServer }: MailedProperty, bookings: number): Promise<Findings> {
  let refusals = 3
  const { mails } = await mailServer({
    onMail: () => {
      if (refusals-- > 0) throw refusal(452, 'no space')
    },
    smtp: {
      onRcptTo: ({ address }, _session, callback) =>
        callback(address === ownerAddress ? refusal(550, 'no such user') : undefined),
    },
  })
  return withPost(await bookAndCancel(property, bookings), property, mails, { refused: ownerAddress })
}

/** The address of a property before its setup. */
const ownerAddress = 'penzion@example.com'

async function withPost(
  booked: Findings,
  property: ServedProperty,
  mails: MailServer['mails'],
  expected: Expected = {},
): Promise<Findings> {
  const faults = await faultsOfPost(property, mails, expected)
  return { ...booked, violations: [...booked.violations, ...faults, ...(await property.checkIntegrity())] }
}

type SampleReservation = (posted: MailedProperty, bookings: number) => Promise<Findings>

async function withMail(
  useCase: SampleReservation,
  bookings: number,
  spoil?: (property: ServedProperty) => Promise<unknown>,
): Promise<Findings> {
  const posted = await openMailedProperty(50)
  try {
    await spoil?.(posted.property)
    return await useCase(posted, bookings)
  } finally {
    await posted.close()
  }
}

/** A trigger on the outbox that does this with each row. */
const spoiling = (body: string) => async (property: ServedProperty) => {
  await property.rows(`create function spoil() returns trigger language plpgsql as $$ begin ${body} end $$`)
  await property.rows(
    'create trigger spoil before insert on outgoing_emails for each row execute function spoil()',
  )
}

export const mail: Fault = {
  name: 'mail',
  what: 'SMTP down, hanging, refusing: bookings unaffected, e-mails arrive later, once, in order, dead ones visible',
  rounds: 1,
  run: (rounds) =>
    inTurn(rounds, async () =>
      pipelined([
        await withMail(serverDown, 20),
        await withMail(serverHangs, 20),
        await withMail(serverRefuses, 3),
      ]),
    ),
  controls: [
    {
      what: 'an outbox that loses what is cancelled',
      run: () =>
        withMail(
          serverDown,
          2,
          spoiling(
            `if new.key = 'reservation_cancelled' then new.state = 'sent'; new.sent_at = now(); end if; return new;`,
          ),
        ),
    },
    {
      what: 'an outbox that knows no reservation, and so no order',
      run: () => withMail(serverRefuses, 2, spoiling('new.reservation = null; return new;')),
    },
    {
      what: 'bookings that fail with their e-mail',
      run: () => withMail(serverDown, 2, spoiling(`raise exception 'no mail, no booking';`)),
    },
  ],
}
