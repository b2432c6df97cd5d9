import { setupWorker } from 'msw/browser'
import workerUrl from 'msw/mockServiceWorker.js?url&no-inline'
import { createState } from '../state.ts'
import { demoHandler } from './demo-handler.ts'

/**
 * Answers the demo calls of this page from fresh samples until it is left. Needs a secure origin (https, or this
 * machine), and a server that lets the worker's file have the whole origin (`Service-Worker-Allowed: /`).
 */
export async function startWorker(): Promise<void> {
  const worker = setupWorker(demoHandler(createState(), location.origin))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl, options: { scope: '/' } },
  })
}
