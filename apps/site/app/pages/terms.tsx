import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../content/legal-text.tsx'
import { loadLegal } from '../content/load-legal.ts'
import { pageData } from '../content/load-page.ts'
import { useWords } from '../language/use-language.ts'
import { contentMeta } from '../seo/content-meta.ts'
import { pageNames } from '../seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadLegal(context, 'Obchodné podmienky', 'terms-content') })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/obchodne-podmienky', loaderData?.blocks?.['terms-content'])

export default function TermsPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return <LegalText blocks={blocks} mark="terms-content" title={useWords(pageNames['/obchodne-podmienky'])} />
}
