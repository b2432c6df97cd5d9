import {
  pushKind,
  type PushChoices,
  type PushSettings,
  type PushSubscriptionInput,
} from '@dvor/contract/accounts/push.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { deviceName } from '../accounts/credentials/device-name.ts'
import type { AccountServices } from '../accounts/services.ts'
import type { Db } from '../db/database.ts'
import { pushSubscriptionRows as rows } from '../db/schema/accounts/push.ts'
import { notFound } from '../platform/errors.ts'
import { readVapidKeys } from './vapid-keys.ts'

type Needs = Pick<AccountServices, 'db' | 'appSecret'>

/** Nobody chose yet: everything, without names of guests, as a locked screen shows notices to all. */
const usual: PushChoices = { kinds: [...pushKind.options], with_names: false }

const ofUser = (db: Db, user: string) =>
  db.select().from(rows).where(eq(rows.user, user)).orderBy(asc(rows.createdAt), asc(rows.id))

/** The devices of a person with what they are told of. */
export async function readPush({ db, appSecret }: Needs, user: string): Promise<PushSettings> {
  const devices = await ofUser(db, user)
  const { publicKey } = await readVapidKeys(db, appSecret)
  const { kinds, with_names } = devices[0] ?? usual
  return { public_key: publicKey, kinds, with_names, devices: devices.map(deviceOf) }
}

const deviceOf = ({ id, device, endpoint, createdAt }: typeof rows.$inferSelect) => ({
  id,
  device,
  endpoint,
  createdAt,
})

/** Adds a device with the choices of the others; one that another person used becomes this person's. */
export async function subscribe(
  services: Needs,
  user: string,
  input: PushSubscriptionInput,
  userAgent: string | undefined,
): Promise<PushSettings> {
  const { db } = services
  const [known] = await ofUser(db, user)
  const { kinds, with_names } = known ?? usual
  const values = { ...input, user, kinds, with_names, device: deviceName(userAgent) }
  await db
    .insert(rows)
    .values(values)
    .onConflictDoUpdate({ target: rows.endpoint, set: { ...values, updatedAt: sql`now()` } })
  return readPush(services, user)
}

/** Stores what a person wants to be told of, for all devices. */
export async function choose(services: Needs, user: string, choices: PushChoices): Promise<PushSettings> {
  const set = { ...choices, updatedAt: sql`now()` }
  await services.db.update(rows).set(set).where(eq(rows.user, user))
  return readPush(services, user)
}

/** Forgets a device of a person. @throws ApiError `not_found` */
export async function unsubscribe(services: Needs, user: string, id: string): Promise<PushSettings> {
  const { rowCount } = await services.db.delete(rows).where(and(eq(rows.id, id), eq(rows.user, user)))
  if (rowCount === 0) throw notFound('This device')
  return readPush(services, user)
}
