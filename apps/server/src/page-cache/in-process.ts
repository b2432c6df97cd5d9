import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const callHeader = 'x-in-process'
/** Known to this process alone, so that nobody else can make such a call. */
const secret = randomUUID()

/** Headers of a call that a page makes within the process. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [callHeader]: secret }

/** Whether a page of this process makes this call. */
export const isInProcess = ({ headers }: FastifyRequest): boolean => headers[callHeader] === secret
