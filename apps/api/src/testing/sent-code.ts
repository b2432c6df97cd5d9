import { expect, vi } from 'vitest'
import type { TestApi } from './test-api.ts'

/** The code of the latest e-mail of this kind to an address, read from its link. */
export function sentCode(
  property: TestApi,
  to: string,
  key: 'password_reset' | 'invitation',
): Promise<string> {
  const read = async () => {
    const { rows } = await property.api.db.$client.query<{ body_text: string }>(
      'select body_text from outgoing_emails where "to" = $1 and key = $2 order by position desc limit 1',
      [to, key],
    )
    const code = /\/reset-password\?code=([\w-]{43})(?![\w-])/.exec(rows[0]?.body_text ?? '')?.[1]
    expect(code).toBeDefined()
    return code ?? ''
  }
  return vi.waitFor(read, { timeout: 20_000 })
}
