import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { voucherWords } from '@dvor/texts/areas.ts'
import { useActionData, type ActionFunctionArgs, type MetaArgs } from 'react-router'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { askBalance } from '../../features/vouchers/ask-balance.ts'
import { BalancePage } from '../../features/vouchers/balance-page.tsx'

export const action = async ({ context, request }: ActionFunctionArgs) =>
  askBalance(context, await request.formData())

export const meta = ({ matches }: MetaArgs) => {
  const { title, description } = voucherWords[languageOf(matches)].balance
  return pageMeta(matches, { title, description, path: guestPages.voucherBalance.path, noindex: true })
}

export default function VoucherBalancePage() {
  return <BalancePage answer={useActionData<typeof action>()} />
}
