import { contentTexts } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { PageLink } from '../../core/links/page-link.tsx'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { ArticleFacts } from '../../features/blog/article-facts.tsx'
import { ArticleGrid } from '../../features/blog/article-grid.tsx'
import { loadArticle } from '../../features/blog/load-blog.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { pageMeta } from '../../core/seo/page-meta.ts'
import { plainText } from '../../core/seo/plain-text.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './article.module.css'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadArticle(context, params.slug ?? '')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head, article } = loaderData
  return pageMeta(matches, {
    ...head,
    title: article?.title ?? head.name,
    path: `/blog/${article?.slug ?? ''}`,
    description: plainText(article?.perex ?? article?.content),
    image: article?.image,
    kind: 'article',
  })
}

export default function ArticlePage() {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  const { article, related } = useLoaderData<typeof loader>()
  if (!article) return <LoadFailure />
  return (
    <>
      <article {...owners}>
        <header className={`${classes.head} page-width`}>
          <p>
            <PageLink to="/blog">← {words.allArticles}</PageLink>
          </p>
          <h1>{article.title}</h1>
          <p className={classes.facts}>
            <ArticleFacts article={article} />
          </p>
          {article.perex && <p className="lead">{article.perex}</p>}
        </header>
        {article.image && (
          <div className="section-close page-width">
            <OwnersPicture
              className={classes.picture}
              file={article.image}
              sizes="(width >= 90rem) 82rem, 94vw"
              eager
            />
          </div>
        )}
        <div className={`${classes.body} page-width`}>
          <RichText html={article.content} />
        </div>
      </article>
      {!related && <LoadFailure />}
      {related && related.length > 0 && (
        <section className="section page-width">
          <div className="section-head">
            <h2>{words.readOn}</h2>
          </div>
          <ArticleGrid articles={related} />
        </section>
      )}
    </>
  )
}
