/** Number of properties, one for each worker, so that no journey meets another worker's guests. */
export const propertyCount = Number(process.env.E2E_PROPERTIES ?? 2)

const firstPort = Number(process.env.E2E_PORT ?? 3190)

/** Port of a property, counted from 0. */
export const portOf = (property: number): number => firstPort + 50 * property

/** Port of the demo layer's page; calls that the layer does not answer go on to the property. */
export const demoPortOf = (property: number): number => portOf(property) + 500

/** Port of the card gateway's local server, which a property reaches once an owner has typed its keys. */
export const gatewayPortOf = (property: number): number => portOf(property) + 10

/** Where the server of the kept pictures listens. */
export const picturesPort = portOf(propertyCount)

export const originAt = (port: number): string => `http://127.0.0.1:${port}`

/** The worker's own property. */
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const origin = originAt(portOf(own))
export const demoOrigin = originAt(demoPortOf(own))

/** The first administrator of every property. */
export const admin = { email: 'gazda@dvorpodlipami.example', password: 'lipy-kvitnu-v-juni' }
