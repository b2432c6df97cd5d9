import { PictureCard } from '../content/picture-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import type { ArticleSummary } from './article-summary.ts'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  heading?: 'h2' | 'h3'
}

/** Articles side by side, the newest first. */
export function ArticleGrid({ articles, heading }: ArticleGridProps) {
  return (
    <ul className="card-grid">
      {articles.map((article) => (
        <li key={article.id}>
          <PictureCard
            to={`/blog/${article.slug}`}
            title={article.title}
            file={article.image}
            heading={heading}
            facts={<ArticleFacts article={article} />}
            text={article.perex}
          />
        </li>
      ))}
    </ul>
  )
}
