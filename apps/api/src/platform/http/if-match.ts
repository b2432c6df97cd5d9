import type { FastifyRequest } from 'fastify'

/** The version that the writer had read, from the header `If-Match`; undefined for a write without a condition. */
export const ifMatchOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['if-match']?.replace(/^"|"$/g, '')
