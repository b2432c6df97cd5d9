import type { FastifyRequest } from 'fastify'

/**
 * The log goes to `stream` as JSON lines. It holds no personal data and no tokens:
 * the route's pattern stands for the address asked for, and refused values are cut from database errors.
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

/** An error without its further properties: `detail`, `params` and the like carry what people typed. */
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
