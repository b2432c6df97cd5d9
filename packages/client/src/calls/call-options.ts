import type { CallOptions } from '../transport/transport.ts'

export type ReadOptions = Pick<CallOptions, 'signal'>

export interface EditOptions {
  /** `updatedAt` of the record that was read: a stale write is then refused with 409. */
  ifMatch?: string
}

/** The condition of an edit as a header. */
export function ifMatchHeader(options: EditOptions | undefined): Record<string, string> {
  return options?.ifMatch ? { 'if-match': `"${options.ifMatch}"` } : {}
}
