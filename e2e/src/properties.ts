import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

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
const freePorts = (count: number): readonly number[] =>
  JSON.parse(execFileSync(process.execPath, ['-e', script, String(count)], { encoding: 'utf8' })) as number[]

/** Number of properties, one for each worker, so that no journey meets another worker's guests. */
export const propertyCount = Number(process.env.E2E_PROPERTIES ?? Math.min(4, availableParallelism()))

/** Ports of a property: the product, the demo layer and the card gateway. */
const PORTS_EACH = 3

/** The first process asks for all ports; the workers that it starts read them from their environment. */
process.env.E2E_PORTS ??= freePorts(PORTS_EACH * propertyCount + 1).join(',')

const ports = process.env.E2E_PORTS.split(',').map(Number)
const portAt = (index: number): number => ports[index] ?? 0

/** Port of a property, counted from 0. */
export const portOf = (property: number): number => portAt(PORTS_EACH * property)

/** Port of the demo layer's page; calls that the layer does not answer go on to the property. */
export const demoPortOf = (property: number): number => portAt(PORTS_EACH * property + 1)

/** Port of the card gateway's local server, which a property reaches once an owner has typed its keys. */
export const gatewayPortOf = (property: number): number => portAt(PORTS_EACH * property + 2)

/** Where the server of the kept pictures listens. */
export const picturesPort = portAt(PORTS_EACH * propertyCount)

export const originAt = (port: number): string => `http://127.0.0.1:${port}`

/** The worker's own property. */
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const origin = originAt(portOf(own))
export const demoOrigin = originAt(demoPortOf(own))

/** The first administrator of every property. */
export const admin = { email: 'gazda@dvorpodlipami.example', password: 'lipy-kvitnu-v-juni' }
