import type { UploadFetch } from './transport.ts'

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304]

/**
 * Like fetch, but reports the sent part of the body, 0 to 100; by XMLHttpRequest, because fetch cannot. For browsers.
 * @throws TypeError without an answer, DOMException `AbortError` when its signal aborts
 */
export const fetchWithProgress: UploadFetch = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onload = () =>
      resolve(
        new Response(bodiless.includes(request.status) ? null : request.responseText, {
          status: request.status,
          headers: { 'request-id': request.getResponseHeader('request-id') ?? '' },
        }),
      )
    request.onerror = () => reject(new TypeError('no answer'))
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    // A form or JSON text; streams are never sent this way.
    request.send(body as FormData | string)
  })
