import { client, type Failure } from './api.ts'

/**
 * Fetches a private file with the session's token and hands it to the browser to keep or print: a plain link would not
 * be let in. @returns why it failed, null when it worked
 */
export async function saveFile(path: string, name: string, type: string): Promise<Failure | null> {
  const opened = await client.open(path, new AbortController().signal)
  if (!opened.ok) return opened.error
  const bytes = await new Response(opened.value).arrayBuffer()
  keep(name, new Blob([bytes], { type }))
  return null
}

/** Hands a text that was made here to the browser as a file, without sending it anywhere. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  keep(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

function keep(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
