import { onTestFinished } from 'vitest'
import { createBackOfficeClient } from '../back-office-client.ts'
import { startLoopback, type Reply, type Seen } from './loopback.ts'

/** A client of a server on the loopback address that ends with the test. */
export async function connectClient(answer: (seen: Seen) => Reply | Promise<Reply>) {
  const loopback = await startLoopback(answer)
  onTestFinished(() => loopback.close())
  const { baseUrl, requests } = loopback
  return { client: createBackOfficeClient({ baseUrl, fetch }), requests, loopback }
}
