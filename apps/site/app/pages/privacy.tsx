import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../content/legal-text.tsx'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { pageMeta } from '../seo/page-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadBlocks(context, 'Ochrana osobných údajov') })

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: 'Ochrana osobných údajov',
    path: '/ochrana-osobnych-udajov',
    description: 'Aké osobné údaje od vás potrebujeme, na čo a ako dlho ich uchovávame.',
  })

export default function PrivacyPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return <LegalText blocks={blocks} mark="privacy-content" title="Ochrana osobných údajov" />
}
