import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptProperty, passphrase } from '../../testing/backups/encrypt-property.ts'
import { damaged, readRefusal } from '../../testing/backups/read-refusal.ts'
import { silent } from '../../testing/backups/silent-progress.ts'
import { entriesOf, withFittingManifest, type ForgedEntry } from '../../testing/files/forged-archive.ts'
import { openPackedProperty, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import type { InstallationStores } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let packed: PackedProperty
let folder: string
let archive: string
let place: InstallationStores
let entries: ForgedEntry[]
beforeAll(async () => {
  packed = await openPackedProperty()
  ;({ folder, archive, place } = packed)
  entries = await entriesOf(archive)
})
afterAll(() => packed.close())

const refusalOf = (content: Buffer | ForgedEntry[], passphrase?: string) =>
  readRefusal(packed, content, passphrase)

const replaced = (name: string, content: string) =>
  entries.map((entry) => (entry.name === name ? { name, content } : entry))
const headWith = (change: object): string => {
  const head = entries.find(({ name }) => name === 'dvor.json')
  return JSON.stringify({ ...(JSON.parse(String(head?.content)) as object), ...change })
}

test.for([0, 0.001, 0.3, 0.7, 0.99])('refuses an archive cut off after %d of it', async (part) => {
  const whole = await readFile(archive)
  expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toMatch(damaged)
})

test.for([0.01, 0.3, 0.6, 0.9])('refuses an archive with a wrong bit at %d of it', async (part) => {
  const bytes = Buffer.from(await readFile(archive))
  const at = Math.floor(bytes.length * part)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  expect(await refusalOf(bytes)).toMatch(damaged)
})

test('refuses changed rows by their checksum', async () => {
  const rows = entries.find(({ name }) => name.startsWith('tables/reservations/'))
  const changed = String(rows?.content).replace('Nová', 'Stará')
  expect(await refusalOf(replaced(rows?.name ?? '', changed))).toContain('has another checksum')
})

test('refuses missing, additional and repeated entries', async () => {
  const file = entries.find(({ name }) => name.startsWith('files/uploads/'))
  expect(await refusalOf(entries.filter((entry) => entry !== file))).toContain('is missing')
  const more = [...entries.slice(0, -1), { name: 'tables/coupons/000009.copy', content: 'x' }]
  expect(await refusalOf([...more, ...entries.slice(-1)])).toContain('more than its manifest')
  expect(await refusalOf([...entries.slice(0, 2), ...entries.slice(1)])).toContain('twice')
})

test('refuses an archive without end, without beginning, or of another kind', async () => {
  expect(await refusalOf(entries.slice(0, -1))).toContain('its end is missing')
  expect(await refusalOf(entries.slice(1))).toContain('does not begin')
  expect(await refusalOf(Buffer.from('PK\u0003\u0004 something else'))).toMatch(damaged)
  const missing = restoreBackup(place, { path: join(folder, 'nowhere'), report: silent })
  await expect(missing).rejects.toThrow('There is no archive')
})

test.for([
  '../evil.txt',
  'files/uploads/../../app-secret/x',
  'files/uploads/abc-1/../../../etc/passwd',
  'files/uploads/abc-1/..',
  'files/uploads/abc-1/.hidden',
  'files/uploads/abc-1/a\\b',
  'files/secrets/abc-1/a.jpg',
  '/etc/passwd',
  'tables/coupons; drop table coupons/000001.copy',
])('refuses a name that leads out of its folder: %s', async (name) => {
  const forged = [...entries.slice(0, -1), { name, content: 'x' }, ...entries.slice(-1)]
  expect(await refusalOf(withFittingManifest(forged))).toContain('an entry that no backup writes')
})

test('refuses a link instead of a file', async () => {
  const link = { name: 'files/uploads/abc-1/a.jpg', content: '', linkname: '/etc/passwd' }
  expect(await refusalOf([...entries.slice(0, 1), link, ...entries.slice(1)])).toContain(
    'something else than files',
  )
})

test('refuses a newer format and a newer schema with the advice to update', async () => {
  const format = withFittingManifest(replaced('dvor.json', headWith({ format: 2 })))
  expect(await refusalOf(format)).toBe(
    'The archive is of format 2, this program reads up to 1; update the program',
  )
  const { migrations } = JSON.parse(headWith({})) as { migrations: { hash: string; madeAt: number }[] }
  const ahead = [...migrations, { hash: 'x', madeAt: Date.parse('2100-01-01') }]
  expect(await refusalOf(withFittingManifest(replaced('dvor.json', headWith({ migrations: ahead }))))).toBe(
    'The archive belongs to a newer version of this program (1 migration ahead); update the program',
  )
  const other = migrations.map((one) => ({ ...one, hash: 'x' }))
  expect(
    await refusalOf(withFittingManifest(replaced('dvor.json', headWith({ migrations: other })))),
  ).toContain('another line of this program')
})

test('detects omitted rows before the commit, also with a matching manifest', async () => {
  const forged = withFittingManifest(entries, ({ rows }) => {
    rows['coupons'] = (rows['coupons'] ?? 0) + 1
  })
  expect(await refusalOf(forged)).toContain('coupons has 0 rows instead of 1')
})

test('an encrypted archive is refused without its passphrase and with another one, and restored with it', async () => {
  const path = await encryptProperty(packed)
  const content = await readFile(path)
  expect(content.includes('dvor.json')).toBe(false)
  expect(await refusalOf(content)).toContain('The archive is encrypted: set BACKUP_PASSPHRASE')
  expect(await refusalOf(content, `${passphrase}!`)).toContain('BACKUP_PASSPHRASE is not the one')
  const { rows } = await restoreBackup(place, { path, passphrase, report: silent })
  expect(rows).toBeGreaterThan(50)
})
