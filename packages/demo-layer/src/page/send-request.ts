import type { Call } from '../layer/call.ts'

/** Values of the form, by the names `path.…`, `query.…` and `body`. */
export type FormValues = ReadonlyMap<string, string>

export interface Answer {
  status: number
  milliseconds: number
  /** JSON in lines, or empty. */
  text: string
}

/** The address that a form asks, without its origin; empty fields are left out. */
export function addressOf(call: Call, values: FormValues): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(`path.${name}`) ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of values) {
    if (name.startsWith('query.') && value !== '') query.append(name.slice('query.'.length), value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Asks and waits for the answer; it goes the way that every request of the page goes. */
export async function sendRequest(call: Call, values: FormValues): Promise<Answer> {
  const begun = performance.now()
  const body = values.get('body')
  const response = await fetch(addressOf(call, values), {
    method: call.method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  })
  const text = readable(await response.text())
  return { status: response.status, milliseconds: Math.round(performance.now() - begun), text }
}

const longest = 120

/** JSON in lines. Drawn pictures are long and say nothing to a reader, so long texts are cut. */
function readable(text: string): string {
  try {
    const cut = (_key: string, value: unknown) =>
      typeof value === 'string' && value.length > longest && value.startsWith('data:')
        ? `${value.slice(0, 40)}… (${value.length} characters)`
        : value
    return JSON.stringify(JSON.parse(text), cut, 2)
  } catch {
    return text
  }
}
