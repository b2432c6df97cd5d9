import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { LegalText } from '../../core/content/legal-text.tsx'
import { loadLegal } from '../../core/content/load-legal.ts'
import { pageData } from '../../core/content/load-page.ts'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageNames } from '../../core/seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadLegal(context, 'Ochrana osobných údajov', 'privacy-content') })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/ochrana-osobnych-udajov', loaderData?.blocks?.['privacy-content'])

export default function PrivacyPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return (
    <LegalText
      blocks={blocks}
      mark="privacy-content"
      title={useWords(pageNames['/ochrana-osobnych-udajov'])}
    />
  )
}
