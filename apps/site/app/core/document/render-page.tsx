import type { ReactNode } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

interface PageVisit {
  readonly url: string
  /** Empty where there is no policy. */
  readonly nonce: string
  report(error: unknown): void
}

/** How React marks a part whose script or data were not there yet, or that failed. */
const unfinished = '<!--$!-->'

/**
 * Renders a page completely, with the loaders' data for the browser. It is written at once as one text, which takes half
 * the time of a stream. A part whose script is still loading at its first visit, and a failing one, are left to the
 * stream, which waits for it.
 * @throws the error of a component outside any boundary
 */
export async function renderPage(entry: EntryContext, visit: PageVisit): Promise<string> {
  const data = await textOf(entry.serverHandoffStream)
  const nonce = visit.nonce || undefined
  const page = (
    <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={visit.url} nonce={nonce} />
  )
  const html = renderToString(page)
  const whole = html.includes(unfinished) ? await renderWaiting(page, visit) : html
  return withData(`<!DOCTYPE html>${whole.replace(/^<!DOCTYPE html>/, '')}`, data, visit.nonce)
}

/** The router's encoded data; the loaders have ended, so nothing in them is still waited for. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream ?? []) text += decoder.decode(bytes, { stream: true })
  return text
}

/** Hands the data to the router in the browser, in the words of its own `StreamTransfer`. */
function withData(html: string, data: string, nonce: string): string {
  const code = `{
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(${JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, escaped)});
  streamController.close();
}`
  const script = `<script${nonce && ` nonce="${nonce}"`}>${code}</script>`
  return html.replace(/<\/body><\/html>$/, (end) => script + end)
}

/** Nothing in the data can end the script. */
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

function renderWaiting(page: ReactNode, { nonce, report }: PageVisit): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce: nonce || undefined,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: report,
    })
  })
}
