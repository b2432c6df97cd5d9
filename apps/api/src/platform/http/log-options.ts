import type { FastifyRequest } from 'fastify'

/**
 * Options of the log, which goes to `stream` as JSON lines. It contains no personal data and no tokens: the route's
 * pattern replaces the address, and refused values are cut from database errors.
 */
export function logOptions(level: string, stream: { write(line: string): void }) {
  return { level, stream, serializers: { req: describeRequest, err: describeError } }
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' }
}

interface ErrorLine {
  type: string
  message: string
  code: unknown
  stack: string
  cause: ErrorLine | undefined
  [key: string]: unknown
}

/** An error without its further properties, because `detail`, `params` and the like contain user input. */
export function describeError(error: Error): ErrorLine {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: error.message.split(/\nparams:/)[0] ?? '',
    code: 'code' in error ? error.code : undefined,
    stack: frames.join('\n'),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}
