/** Where the journeys' own instance listens. */
export const port = Number(process.env.E2E_PORT ?? 3190)

/** Where the small page of the demo layer listens; what the layer does not answer goes on to the instance. */
export const demoPort = port + 500
export const demoOrigin = `http://127.0.0.1:${demoPort}`

/** The first administrator of the journeys' house. */
export const admin = { email: 'gazda@dvorpodlipami.example', password: 'lipy-kvitnu-v-juni' }
