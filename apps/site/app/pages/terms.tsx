import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../content/legal-text.tsx'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { pageMeta } from '../seo/page-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadBlocks(context, 'Obchodné podmienky') })

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: 'Obchodné podmienky',
    path: '/obchodne-podmienky',
    description: 'Za akých podmienok sa u nás rezervuje, platí, mení a ruší pobyt.',
  })

export default function TermsPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return <LegalText blocks={blocks} mark="terms-content" title="Obchodné podmienky" />
}
