import { sandboxActions } from '@dvor/contract/values/sandbox-actions.ts'
import {
  data,
  redirectDocument,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { SandboxPage } from '../../features/sandbox/sandbox-page.tsx'
import { languageOf } from '../../core/seo/page-meta.ts'
import { sandboxWords } from '@dvor/texts/areas.ts'

/** The gateway has none of the site's header and footer. */
export const handle = { bare: true }

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const payment = await apiOf(context).sandbox.find(params.reference ?? '')
  return data({ payment }, { status: payment ? 200 : 404 })
}

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const actionName = (await request.formData()).get('action')
  const sandboxAction = sandboxActions.find((one) => one === actionName)
  if (!sandboxAction) throw data(null, { status: 400 })
  const payment = await apiOf(context).sandbox.act(params.reference ?? '', { action: sandboxAction })
  if (!payment) throw data(null, { status: 404 })
  return redirectDocument(payment.return_url)
}

export const meta = ({ matches }: MetaArgs): MetaDescriptor[] => [
  { title: sandboxWords[languageOf(matches)].pageTitle },
  { name: 'robots', content: 'noindex' },
]

export default function SandboxPaymentPage() {
  const { payment } = useLoaderData<typeof loader>()
  return <SandboxPage payment={payment} />
}
