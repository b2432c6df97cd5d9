/** A reason why the database cannot be used, in one line that a person at a terminal can act on. */
export class PostgresFailure extends Error {
  override name = 'PostgresFailure'
}

/** The SQLSTATE or errno code of a thrown value, or undefined when it carries none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
