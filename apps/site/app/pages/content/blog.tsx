import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ArticleGrid } from '../../features/blog/article-grid.tsx'
import { blogAddress } from '../../features/blog/blog-address.ts'
import { CategoryLinks } from '../../features/blog/category-links.tsx'
import { loadBlog } from '../../features/blog/load-blog.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { PageLinks } from '../../core/content/page-links.tsx'
import { pageMeta } from '../../core/seo/page-meta.ts'
import { plainText } from '../../core/seo/plain-text.ts'
import { useWords } from '../../core/language/use-language.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadBlog(context, request.url)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head, search, categories, blocks } = loaderData
  const category = categories?.find(({ slug }) => slug === search.part)
  return pageMeta(matches, {
    ...head,
    title: category ? `${category.title} · ${head.name}` : head.name,
    path: blogAddress.path(search),
    description: plainText(blocks?.['blog-hero']?.content),
  })
}

export default function BlogPage() {
  const words = useWords(contentTexts)
  const { head, blocks, search, categories, articles, older } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={categories && articles && blocks} title={head.name} hero="blog-hero" sections={[]}>
      <div className="section-close page-width">
        {categories && categories.length > 0 && <CategoryLinks categories={categories} search={search} />}
        {articles?.length === 0 && (
          <EmptyState title={words.noArticlesTitle}>
            <p>{words.noArticlesText}</p>
          </EmptyState>
        )}
        {articles && <ArticleGrid articles={articles} heading="h2" first={!blocks?.['blog-hero']?.image} />}
        <PageLinks
          address={blogAddress}
          search={search}
          more={older}
          label={words.moreArticles}
          back={words.newer}
          on={words.older}
        />
      </div>
    </ContentPage>
  )
}
