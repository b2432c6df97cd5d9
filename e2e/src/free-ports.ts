import { execFileSync } from 'node:child_process'

/** Holds all ports until the last is known, so that no number comes twice. */
const script = `
  const { createServer } = require('node:net')
  const servers = Array.from({ length: Number(process.argv[1]) }, () => createServer())
  const listening = servers.map((one) => new Promise((done) => one.listen(0, '127.0.0.1', done)))
  Promise.all(listening).then(() => {
    process.stdout.write(JSON.stringify(servers.map((one) => one.address().port)))
    for (const one of servers) one.close()
  })`

/** Free ports from the operating system, so that two runs side by side do not meet. The configuration needs them at once. */
export const freePorts = (count: number): readonly number[] =>
  JSON.parse(execFileSync(process.execPath, ['-e', script, String(count)], { encoding: 'utf8' })) as number[]
