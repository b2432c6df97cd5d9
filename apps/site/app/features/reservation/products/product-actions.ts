import { productOrder } from '@dvor/contract/reservations/bill-items.ts'
import { reservationWords } from '@dvor/texts/areas.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../../core/client/api.ts'
import { visitContext } from '../../../core/client/visit.ts'
import { changeProblems } from '../changes/change-answer.ts'

/** Begin of the names of the form's inputs; the product's id follows. */
export const productInput = 'product-'

/** Why an order for the departure was refused, with what was typed, by product. */
export interface ProductsAnswer {
  typed: Readonly<Record<string, string>>
  problems: readonly string[]
}

/** Orders what is to be ready at the departure, and returns to the reservation. */
export async function orderProducts(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | ProductsAnswer> {
  const { language } = context.get(visitContext)
  const inputs = [...form].filter(([name]) => name.startsWith(productInput))
  const typed = Object.fromEntries(
    inputs.map(([name, value]) => [name.slice(productInput.length), String(value).trim()]),
  )
  const wanted = Object.entries(typed).filter(([, pieces]) => !/^0*$/.test(pieces))
  const items = wanted.map(([product, pieces]) => ({ product, quantity: Number(pieces) }))
  const request = productOrder.safeParse({ items })
  if (!request.success) return { typed, problems: [reservationWords[language].products.senseless] }
  const ordered = await apiOf(context).booking.attempt.orderProducts(token, request.data)
  if (!ordered.ok) return { typed, problems: changeProblems(ordered.error, {}, language) }
  return redirect(`/rezervacia-detail/${token}?zmenena`)
}
