import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appSecretOf, withPrevious } from './secret.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('is made once, for its owner alone', async () => {
  const dataDir = await makeFolder()
  const secret = await appSecretOf({ dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(await appSecretOf({ dataDir })).toBe(secret)
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
})

test('two folders have two secrets', async () => {
  const [one, two] = [await makeFolder(), await makeFolder()]
  expect(await appSecretOf({ dataDir: one })).not.toBe(await appSecretOf({ dataDir: two }))
})

test('a given secret wins and is not written down', async () => {
  const dataDir = await makeFolder()
  expect(await appSecretOf({ appSecret: 'given', dataDir })).toBe('given')
  await expect(readFile(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
})

test('a damaged file is not replaced in silence', async () => {
  const dataDir = await makeFolder()
  await writeFile(join(dataDir, 'app-secret'), '\n')
  await expect(appSecretOf({ dataDir })).rejects.toThrow(/^APP_SECRET: .*app-secret is damaged/)
})

test('a replaced secret is not the same as the present one', () => {
  expect(withPrevious('new', undefined)).toBe('new')
  expect(withPrevious('new', 'old')).toEqual({ current: 'new', previous: 'old' })
  expect(() => withPrevious('new', 'new')).toThrow(/^APP_SECRET_PREVIOUS: is the same/)
})
