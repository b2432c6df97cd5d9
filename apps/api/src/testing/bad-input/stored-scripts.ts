import { collections } from '@dvor/contract/collections/index.ts'
import type { TestApi } from '../test-api.ts'

/** Content that a browser would run: a script, an event handler, a script address. Escaped text is not matched. */
const live = `'<script|<[^>]*\\son\\w+\\s*=|(href|src)\\s*=\\s*["'']?javascript:'`

/** Every html field of the declarations, and the finished e-mails, with content that a browser would run. */
export async function listStoredScripts({ api }: TestApi): Promise<string[]> {
  const places = Object.values(collections).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'html' ? [[name, field] as const] : [])),
  )
  const found: string[] = []
  for (const [name, field] of places) {
    const table = name.replaceAll('-', '_')
    const sql = `select count(*)::int as n from "${table}" where "${field}" ~* ${live}`
    const { rows } = await api.db.$client.query<{ n: number }>(sql)
    if (rows[0]?.n) found.push(`${name}.${field}`)
  }
  return found
}
