/** Where the journeys' own instance listens. */
export const port = Number(process.env.E2E_PORT ?? 3190)

/** The first administrator of the journeys' house. */
export const admin = { email: 'gazda@dvorpodlipami.example', password: 'lipy-kvitnu-v-juni' }
