import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { keepTyped } from '../../core/forms/keep-typed.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { loadShop } from '../../features/voucher-shop/load-shop.ts'
import { refusedOrder, sendOrder } from '../../features/voucher-shop/send-order.ts'
import { ShopPage } from '../../features/voucher-shop/shop-page.tsx'
import { shopWords } from '@dvor/texts/areas.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadShop(context)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendOrder(context, await request.formData())

const sendOrKeep = keepTyped((form) => refusedOrder(form, 'unavailable'))

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches }: MetaArgs) => {
  const { title, description } = shopWords[languageOf(matches)].shop
  return pageMeta(matches, { title, description, path: guestPages.voucherSale.path })
}

export default function VoucherSalePage() {
  const shop = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <ShopPage shop={shop} answer={answer} />
}
