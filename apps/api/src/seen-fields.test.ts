import { permissionChoices, type Permission } from '@dvor/contract/accounts/permissions.ts'
import { builtInRights, builtInRole, type BuiltInRole } from '@dvor/contract/accounts/roles.ts'
import { calls } from '@dvor/contract/calls/all-calls.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { isStored, type Collection } from '@dvor/contract/declaration/collection.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySample } from './testing/fixtures/filled-sample.ts'
import { publicCollections } from './testing/public-collections.ts'
import { roleToken } from './testing/sign-in.ts'
import type { TestApi } from './testing/test-api.ts'

const roles = builtInRole.options
const has = (role: BuiltInRole, permission: Permission | undefined) =>
  permission === undefined || builtInRights[role].permissions.includes(permission)

let api: TestApi
const tokens = new Map<BuiltInRole, string>()
beforeAll(async () => {
  api = await copySample({ files: 'read only' })
  for (const role of roles) tokens.set(role, await roleToken(api, role))
})
afterAll(() => api.close())

const read = (role: BuiltInRole, path: string) => {
  const token = tokens.get(role)
  return api.call('GET', path, token ? { token } : {})
}

const listed = Object.values<Collection>(collections).filter(({ operations }) => operations.includes('list'))
const pairs = listed.flatMap(({ name }) => roles.map((role) => [name, role] as const))
const declarationOf = new Map(listed.map((collection) => [collection.name, collection]))

/** Keys of a record that a role must not get, and those that it lacks. */
function faultsOf({ fields }: Collection, role: BuiltInRole, record: object): string[] {
  const keys = Object.entries(fields).flatMap(([key, { sees }]) => (has(role, sees) ? [key] : []))
  const expected = new Set(['id', 'createdAt', 'updatedAt', ...keys])
  const extra = Object.keys(record).filter((key) => !expected.has(key))
  return [...extra, ...[...expected].filter((key) => !(key in record)).map((key) => `${key} is missing`)]
}

describe('every field and every role', () => {
  test.each(pairs)('%s as %s: answers have the fields that the role sees', async (name, role) => {
    const collection = declarationOf.get(name)
    if (!collection) throw new Error(`no collection ${name}`)
    const { status, body } = await read(role, `/${name}?_limit=2`)
    const isReader = has(role, collection.permissions.read)
    expect(status).toBe(isReader || publicCollections.has(name) ? 200 : 403)
    if (status !== 200) return
    for (const record of body as { id: string }[]) {
      expect(faultsOf(collection, role, record)).toEqual([])
      const { body: alone } = await read(role, `/${name}/${record.id}`)
      if (collection.operations.includes('single'))
        expect(faultsOf(collection, role, alone as object)).toEqual([])
    }
  })

  test.each(pairs)('%s as %s: a field that is not seen neither filters nor sorts', async (name, role) => {
    const { fields = {} } = declarationOf.get(name) ?? {}
    const unseen = Object.entries(fields).filter(([, { sees }]) => !has(role, sees))
    for (const [key, field] of unseen) {
      expect((await read(role, `/${name}?${key}_null=true`)).status, key).toBe(400)
      if (isStored(field)) expect((await read(role, `/${name}?_sort=${key}:ASC`)).status, key).toBe(400)
    }
  })

  test('control: a field that slips into an answer is found', async () => {
    const { body } = await read('admin', '/reservations?_limit=1')
    const [record] = body as { id: string }[]
    const faults = faultsOf(collections.reservations, 'housekeeping', record ?? {})
    expect(faults).toEqual(expect.arrayContaining(['guest_phone', 'total', 'token']))
  })
})

/** Permissions that no role but the admin has, each with the reason for which that is right. */
const ofAdminAlone: Partial<Record<Permission, string>> = {
  'history.read': 'shows what everybody does, and former values',
  'housekeeping.plan': 'divides the work of others; a copied role may have it',
  'keys.manage': 'a key acts like a person',
  'money.adjust': 'an agreed price is the owner’s word; a copied role may have it',
  'prices.edit': 'the price list decides what the property earns',
  'privacy.manage': 'hands out and erases all data of a person',
  'settings.edit': 'leads money and e-mails elsewhere',
  'settings.read': 'shows accounts, calendars and backups',
  'statistics.read': 'shows what the property earns',
  'surveys.manage': 'publishes and deletes what guests wrote',
  'users.manage': 'gives rights',
}

const permissions = permissionChoices.map(({ value }) => value)

test('permissions that only the admin has are known, with the calls behind them', () => {
  const others = roles.filter((role) => role !== 'admin')
  const alone = permissions.filter((permission) => !others.some((role) => has(role, permission)))
  expect(alone.toSorted()).toEqual(Object.keys(ofAdminAlone).toSorted())
})

test('something asks each permission', () => {
  const fields = Object.values<Collection>(collections).flatMap((one) => Object.values(one.fields))
  const transitions = Object.values(stateRules).flatMap(({ next }) => Object.values(next).flat())
  const needed = new Set<string | undefined>([
    ...calls.flatMap(({ access, also = [] }) => [access, ...also]),
    ...Object.values<Collection>(collections).flatMap((one) => Object.values(one.permissions)),
    ...fields.flatMap(({ sees, edits }) => [sees, edits]),
    ...transitions,
  ])
  expect(permissions.filter((permission) => !needed.has(permission))).toEqual([])
})
