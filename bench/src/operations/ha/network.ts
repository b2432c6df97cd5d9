import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A command of the program `ip`. */
export const ip = (line: string) => run('ip', line.split(' '))
export const bridge = 'dvor0'

/** Connects machines of this network; its own address is that of the application's machine. */
export async function layNetwork(): Promise<void> {
  // The names of network namespaces are files; these belong to this run alone.
  await mkdir('/run/netns', { recursive: true })
  await run('mount', ['-t', 'tmpfs', 'dvor-netns', '/run/netns'])
  await ip('link set lo up')
  await ip(`link add ${bridge} type bridge`)
  await ip(`addr add 10.0.0.11/24 dev ${bridge}`)
  await ip(`link set ${bridge} up`)
}
