import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ContentPage } from '../content/content-page.tsx'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { pageMeta } from '../seo/page-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadBlocks(context, 'Lokalita') })

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: 'Kde nás nájdete',
    path: '/lokalita',
    description: 'Cesta k nám autom, vlakom aj autobusom a čo všetko je z dvora na dosah.',
  })

export default function LocationPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={blocks}
      title="Kde nás nájdete"
      hero="lokalita-hero"
      sections={['lokalita-directions', 'lokalita-surroundings']}
    />
  )
}
