import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageNames } from '../../core/seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadBlocks(context, 'O nás') })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/o-nas', loaderData?.blocks?.['o-nas-hero'])

export default function AboutPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={blocks}
      title={useWords(pageNames['/o-nas'])}
      hero="o-nas-hero"
      sections={['o-nas-story', 'o-nas-people', 'o-nas-animals']}
    />
  )
}
