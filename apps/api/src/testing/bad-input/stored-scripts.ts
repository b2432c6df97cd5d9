import { collections } from '@dvor/contract/collections/index.ts'
import type { TestApi } from '../test-api.ts'

const live = `'(<script|onerror\\s*=|javascript:fuzzed)'`

/** Every html field of the declarations, and the finished e-mails, that holds something a browser would run. */
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
