import { existsSync } from 'node:fs'
import { access, chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { spawnHolder } from './testing/spawn-holder.ts'

const isRoot = process.getuid?.() === 0

test.for([
  { where: 'a folder that its account may enter', mode: 0o755 },
  ...(isRoot ? [{ where: 'a folder that is closed to its account', mode: 0o700 }] : []),
])('a killed test run leaves neither server nor files in $where', async ({ mode }) => {
  const parent = await mkdtemp(join(tmpdir(), 'dvor-killed-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  await chmod(parent, mode)
  const holder = spawnHolder(parent, { script: join(import.meta.dirname, 'testing/cluster-holder.ts') })
  expect(await holder.up).toBe(true)
  const socket = /^up (.+)$/m.exec(holder.output())?.[1] ?? ''
  const home = join(socket, '..')
  await access(home)
  expect(home.startsWith(await realpath(parent))).toBe(mode === 0o755)
  await holder.kill()
  const left = async () => [...(await readdir(parent)), ...(existsSync(home) ? [home] : [])]
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000, interval: 50 })
})
