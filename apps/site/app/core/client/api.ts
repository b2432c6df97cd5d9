import { createClient, type Client } from '@dvor/client/client.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit.ts'

/** Making a client takes longer than some of its calls, and a page asks a dozen times. */
const clients = new WeakMap<Readonly<RouterContextProvider>, Client>()

/** The API for a loader or an action: in the process, as an anonymous visitor. Anything but 200 is null. */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
  const known = clients.get(context)
  if (known) return known
  const { fetch, publicUrl } = context.get(visitContext)
  const client = createClient({ baseUrl: `${publicUrl}/api`, fetch })
  clients.set(context, client)
  return client
}
