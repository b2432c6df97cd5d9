import { createClient, type Client } from '@dvor/client/client.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit.ts'

/** The API for a loader or an action: in the process, as an anonymous visitor. Anything but 200 is null. */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
  const { fetch, publicUrl } = context.get(visitContext)
  return createClient({ baseUrl: `${publicUrl}/api`, fetch })
}
