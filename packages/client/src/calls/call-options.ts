import type { CallOptions } from '../transport/transport.ts'

export type ReadOptions = Pick<CallOptions, 'signal'>

export interface EditOptions {
  /** The version that was read, for a record its `updatedAt`: a stale write is then refused with 409. */
  ifMatch?: string
}

/** The condition of an edit as a header. */
export function ifMatchHeader(options: EditOptions | undefined): Record<string, string> {
  return options?.ifMatch ? { 'if-match': `"${options.ifMatch}"` } : {}
}
