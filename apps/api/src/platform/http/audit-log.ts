import type { FastifyBaseLogger } from 'fastify'

/**
 * The log of sign-ins and refusals. Its lines are no warnings, but investigating an intrusion needs them, so they are
 * also written at the usual level `warn`; not at `error` or `silent`.
 */
export const auditLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.level === 'warn' ? log.child({}, { level: 'info' }) : log
