/**
 * Interval (ms) of the comment lines on `GET /events`; a client without any for twice as long reconnects. In a file of
 * its own, so that clients do not load zod for it.
 */
export const heartbeatMs = 20_000
