import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { actOnOrder } from '../../features/voucher-shop/act-on-order.ts'
import { loadOrder } from '../../features/voucher-shop/load-order.ts'
import { OrderPage } from '../../features/voucher-shop/order-page.tsx'
import { shopWords } from '@dvor/texts/areas.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrder(context, params.token ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  actOnOrder(context, params.token ?? '', await request.formData())

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const { order, shop } = shopWords[languageOf(matches)]
  // Search engines and previews must not see the token.
  return pageMeta(matches, {
    title: order.title,
    path: guestPages.voucherSale.path,
    description: shop.description,
    noindex: true,
  })
}

export default function VoucherOrderPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <OrderPage {...view} answer={answer} />
}
