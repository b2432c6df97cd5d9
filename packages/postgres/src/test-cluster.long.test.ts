import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { spawnHolder } from './testing/spawn-holder.ts'

test('a killed test run leaves neither server nor files', async () => {
  const holder = spawnHolder('', { script: join(import.meta.dirname, 'testing/cluster-holder.ts') })
  expect(await holder.up).toBe(true)
  const socket = /^up (.+)$/m.exec(holder.output())?.[1] ?? ''
  const folder = join(socket, '../..')
  await access(folder)
  await holder.kill()
  await vi.waitFor(() => expect(access(folder)).rejects.toThrow('ENOENT'), { timeout: 20_000, interval: 50 })
})
