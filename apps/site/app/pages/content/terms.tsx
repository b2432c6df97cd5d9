import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../../core/content/legal-text.tsx'
import { loadLegal } from '../../core/content/load-legal.ts'
import { pageData } from '../../core/content/load-page.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData(context, contentPages.terms, {
    blocks: await loadLegal(context, contentPages.terms, 'terms-content', 'terms-summary'),
  })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['terms-content'])

export default function TermsPage() {
  const { head, blocks } = useLoaderData<typeof loader>()
  return (
    <LegalText
      blocks={blocks}
      mark="terms-content"
      summary={{ mark: 'terms-summary', language: 'en' }}
      title={head.name}
    />
  )
}
