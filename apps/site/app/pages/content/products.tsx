import { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageNames } from '../../core/seo/page-names.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, products] = await Promise.all([
    loadBlocks(context, 'Naša produkcia'),
    listAll((page) =>
      apiOf(context)
        .resource(imageBlogArticles)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
  ])
  return pageData({ blocks, products })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, '/nasa-produkcia', loaderData?.blocks?.['produkcia-hero'])

export default function ProductsPage() {
  const { blocks, products } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={products && blocks}
      title={useWords(pageNames['/nasa-produkcia'])}
      hero="produkcia-hero"
      sections={['produkcia-bread', 'produkcia-cheese', 'produkcia-pantry']}
    >
      {products && <ProductGrid products={products} />}
    </ContentPage>
  )
}
