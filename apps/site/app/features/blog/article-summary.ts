import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { shownFile } from '../../core/client/shown-file.ts'

type Article = ListItem<typeof blogArticles>

/** The fields of an article that a card shows. */
export interface ArticleSummary extends Pick<Article, 'id' | 'slug' | 'title' | 'perex'> {
  image: PictureFile | null
  /** Day of publication in the property's time zone. */
  day: Day | null
  category: { title: string; slug: string } | null
}

export function articleSummary(article: Article): ArticleSummary {
  const { id, slug, title, perex, image, published_at, blog_category: category } = article
  return {
    id,
    slug,
    title,
    perex,
    image: shownFile(image),
    day: published_at && todayIn(published_at),
    category: category && { title: String(category['title'] ?? ''), slug: String(category['slug'] ?? '') },
  }
}
