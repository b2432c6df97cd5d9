import type { FastifyBaseLogger } from 'fastify'

/**
 * The log for who came in and what was refused. Its lines are no warnings, but whoever looks for an intruder needs them,
 * so they are written at the usual level `warn`, too; who asks for errors alone, or for nothing, gets that.
 */
export const auditLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.level === 'warn' ? log.child({}, { level: 'info' }) : log
