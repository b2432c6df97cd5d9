import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData(context, contentPages.about, { blocks: await loadBlocks(context, contentPages.about) })

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['o-nas-hero'])

export default function AboutPage() {
  const { head, blocks } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={blocks}
      title={head.name}
      hero="o-nas-hero"
      sections={['o-nas-story', 'o-nas-people', 'o-nas-animals']}
    />
  )
}
