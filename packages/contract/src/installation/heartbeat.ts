/**
 * A sign of life comes on `GET /events` at least so often; who hears nothing for twice as long opens the stream anew.
 * Alone in its file, so that a client need not load zod for it.
 */
export const heartbeatMs = 20_000
