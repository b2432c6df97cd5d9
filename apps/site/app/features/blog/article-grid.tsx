import { PictureCard } from '../../core/content/picture-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import type { ArticleSummary } from './article-summary.ts'
import classes from '../../core/content/picture-card.module.css'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  heading?: 'h2' | 'h3'
  /** Whether the page begins with these cards. */
  first?: boolean
}

/** Articles side by side, the newest first. */
export function ArticleGrid({ articles, heading, first = false }: ArticleGridProps) {
  return (
    <ul className={classes.cardGrid}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <PictureCard
            to={`/blog/${article.slug}`}
            title={article.title}
            file={article.image}
            heading={heading}
            facts={<ArticleFacts article={article} />}
            text={article.perex}
            eager={first && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
