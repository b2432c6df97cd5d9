import { execFileSync } from 'node:child_process'

/**
 * Looks below the ports that the system gives to outgoing connections, so that none of them takes one before its server
 * listens. All are held until the last is known, so that no number comes twice.
 */
const script = `
  const { createServer } = require('node:net')
  const { once } = require('node:events')
  const { randomInt } = require('node:crypto')
  const listen = async () => {
    const server = createServer().listen(randomInt(10_000, 32_000), '127.0.0.1')
    return once(server, 'listening').then(() => server, listen)
  }
  const held = []
  const take = async (count) => {
    while (held.length < count) held.push(await listen())
    process.stdout.write(JSON.stringify(held.map((one) => one.address().port)))
    for (const one of held) one.close()
  }
  take(Number(process.argv[1]))`

/** Free ports, so that two runs side by side do not meet. The configuration needs them at once. */
export const freePorts = (count: number): readonly number[] =>
  JSON.parse(execFileSync(process.execPath, ['-e', script, String(count)], { encoding: 'utf8' })) as number[]
