import { client, type Failure } from './api.ts'

/**
 * Fetches a private file with the session's token and lets the browser save it; a plain link would carry no
 * token.
 * @returns the failure, null on success
 */
export async function saveFile(path: string, name: string, type: string): Promise<Failure | null> {
  const opened = await client.open(path, new AbortController().signal)
  if (!opened.ok) return opened.error
  const bytes = await new Response(opened.value).arrayBuffer()
  keep(name, new Blob([bytes], { type }))
  return null
}

/** Lets the browser save a text as a file, without a request. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  keep(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Lets the browser save bytes that are here already. */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  keep(name, new Blob([bytes], { type }))
}

function keep(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
