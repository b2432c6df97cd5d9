import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { makeDataDir } from '../testing/spawn-server.ts'

const testing = join(import.meta.dirname, '../testing')
const OF_SAMPLE = /\/packages\/sample\/|\/apps\/api\/src\/sample\//
/** Libraries that few calls need. */
const ON_FIRST_USE =
  /\/node_modules\/(node-forge|fflate|pdfmake|sharp|@fastify\/swagger|ajv|sanitize-html|qrcode|bysquare)\//

test('a start that fills in no sample loads neither its drawings nor its texts, nor a library that few calls need', async () => {
  const DATA_DIR = await makeDataDir()
  const LOADED_MODULES = join(DATA_DIR, 'loaded-modules.txt')
  const server = await startServerProcess(join(testing, 'api-main.ts'), {
    DATA_DIR,
    LOADED_MODULES,
    NODE_OPTIONS: `--import ${join(testing, 'list-modules.ts')}`,
    SAMPLE_DATA: '0',
  })
  onTestFinished(() => void server.signal('SIGKILL'))
  await server.says(/^Ready on /m)
  expect((await fetch(`${server.url}/api/sample-mode`)).status).toBe(401)
  server.signal('SIGTERM')
  expect(await server.closed).toBe(0)
  const loaded = (await readFile(LOADED_MODULES, 'utf8')).split('\n')
  expect(loaded).toContainEqual(expect.stringMatching(/\/apps\/api\/src\/app\.ts$/))
  expect(loaded.filter((url) => OF_SAMPLE.test(url) || ON_FIRST_USE.test(url))).toEqual([])
})
