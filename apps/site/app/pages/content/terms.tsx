import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../../core/content/legal-text.tsx'
import { loadLegal } from '../../core/content/load-legal.ts'
import { pageData } from '../../core/content/load-page.ts'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageNames } from '../../core/seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadLegal(context, 'Obchodné podmienky', 'terms-content') })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/obchodne-podmienky', loaderData?.blocks?.['terms-content'])

export default function TermsPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return <LegalText blocks={blocks} mark="terms-content" title={useWords(pageNames['/obchodne-podmienky'])} />
}
