import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

interface PageVisit {
  readonly url: string
  /** Empty where there is no policy. */
  readonly nonce: string
  report(error: unknown): void
}

/**
 * Renders a page completely, with the loaders' data for the browser. It waits for a part whose script is still loading
 * at its first visit.
 * @throws the error of a component outside any boundary
 */
export function renderPage(
  entry: EntryContext,
  { url, nonce: requestNonce, report }: PageVisit,
): Promise<string> {
  const nonce = requestNonce || undefined
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={url} nonce={nonce} />, {
      nonce,
      // All of it is sent at once, so no part need stand behind the others.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: report,
    })
  })
}
