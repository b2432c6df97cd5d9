import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ArticleGrid } from '../blog/article-grid.tsx'
import { blogPath } from '../blog/blog-address.ts'
import { CategoryLinks } from '../blog/category-links.tsx'
import { loadBlog } from '../blog/load-blog.ts'
import { ContentPage } from '../content/content-page.tsx'
import { LinkButton } from '../layout/link-button.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { plainText } from '../seo/plain-text.ts'
import { useWords } from '../language/use-language.ts'
import { contentWords } from '../content/content-texts.ts'
import { pageNames } from '../seo/page-names.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadBlog(context, request.url)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const chosen = loaderData?.categories?.find(({ slug }) => slug === loaderData.search.category)
  return pageMeta(matches, {
    title: chosen ? `${chosen.title} · Blog` : pageNames['/blog'],
    path: blogPath(loaderData?.search ?? { category: null, page: 1 }),
    description: plainText(loaderData?.blocks?.['blog-hero']?.content),
  })
}

export default function BlogPage() {
  const words = useWords(contentWords)
  const { blocks, search, categories, articles, older } = useLoaderData<typeof loader>()
  return (
    <ContentPage blocks={categories && articles && blocks} title="Blog" hero="blog-hero" sections={[]}>
      <div className="section-close page-width">
        {categories && categories.length > 0 && <CategoryLinks categories={categories} search={search} />}
        {articles?.length === 0 && (
          <EmptyState title={words.noArticlesTitle}>
            <p>{words.noArticlesText}</p>
          </EmptyState>
        )}
        {articles && <ArticleGrid articles={articles} heading="h2" />}
        <nav className="blog-pages" aria-label={words.moreArticles}>
          {search.page > 1 && (
            <LinkButton to={blogPath({ ...search, page: search.page - 1 })} variant="quiet">
              {words.newer}
            </LinkButton>
          )}
          {older && (
            <LinkButton to={blogPath({ ...search, page: search.page + 1 })} variant="quiet">
              {words.older}
            </LinkButton>
          )}
        </nav>
      </div>
    </ContentPage>
  )
}
