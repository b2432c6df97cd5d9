import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ContentPage } from '../content/content-page.tsx'
import { loadBlocks, pageData } from '../content/load-page.ts'
import { pageMeta } from '../seo/page-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  pageData({ blocks: await loadBlocks(context, 'Naša produkcia') })

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: 'Naša produkcia',
    path: '/nasa-produkcia',
    description: 'Chlieb z pece, syry, med, sirupy a lekváre z nášho gazdovstva.',
  })

export default function ProductsPage() {
  const { blocks } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={blocks}
      title="Naša produkcia"
      hero="produkcia-hero"
      sections={['produkcia-bread', 'produkcia-cheese', 'produkcia-pantry']}
    />
  )
}
