import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const callHeader = 'x-in-process'
const answerHeader = 'x-same-for-visitors'
/** Known to this process alone, so that nobody else can make such a call. */
const secret = randomUUID()

/** Headers of a call that a page makes within the process. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [callHeader]: secret }

/** Whether a page of this process makes this call. */
export const isInProcess = ({ headers }: FastifyRequest): boolean => headers[callHeader] === secret

/** Tells the page that every visitor gets this answer until content changes. */
export const markSameForVisitors = (reply: FastifyReply): void => void reply.header(answerHeader, '1')

/** Whether an answer to a page's call has that mark. */
export const isMarkedSame = (headers: Readonly<Record<string, unknown>>): boolean => answerHeader in headers
