import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { behindLink } from '../../core/client/behind-link.ts'

/** Loads an order by the secret of its link; null for an unknown one. */
export async function loadOrder(context: Readonly<RouterContextProvider>, token: string) {
  const order = await behindLink(token, apiOf(context).vouchers.attempt.readOrder)
  return data({ order }, { status: order ? 200 : 404 })
}
