import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, products] = await Promise.all([
    loadBlocks(context, contentPages.products),
    listAll((page) =>
      apiOf(context)
        .resource(imageBlogArticles)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
  ])
  return pageData(context, contentPages.products, { blocks, products })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['produkcia-hero'])

export default function ProductsPage() {
  const { head, blocks, products } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      blocks={products && blocks}
      title={head.name}
      hero="produkcia-hero"
      sections={['produkcia-bread', 'produkcia-cheese', 'produkcia-pantry']}
    >
      {products && <ProductGrid products={products} />}
    </ContentPage>
  )
}
