import { createClient, type Client } from '@dvor/client/client.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit.ts'

/** Clients by context: a page makes a dozen calls, and making a client takes longer than some of them. */
const clients = new WeakMap<Readonly<RouterContextProvider>, Client>()

/**
 * Returns the API for a loader or an action: in the process, as an anonymous visitor. Any status but 200 becomes null.
 */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
  const known = clients.get(context)
  if (known) return known
  const { fetch, publicUrl } = context.get(visitContext)
  const client = createClient({ baseUrl: `${publicUrl}/api`, fetch })
  clients.set(context, client)
  return client
}
