import type { ArticleSummary } from './article-summary.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import { shortened } from '../../core/seo/plain-text.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'

/** Longer headlines are cut off by who shows them, in the middle of a word. */
const headlineLength = 110

interface ArticleFacts {
  article: ArticleSummary
  /** Instants in ISO form. */
  publishedAt: string | null
  updatedAt: string
  publicUrl: string
}

/** An article of the blog; the property writes and answers for it. */
export function articleThing({ article, publishedAt, updatedAt, publicUrl }: ArticleFacts): Thing {
  const url = `${publicUrl}/blog/${article.slug}`
  const house = { '@type': 'Organization', '@id': propertyId(publicUrl) }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#clanok`,
    headline: shortened(article.title, headlineLength),
    description: article.perex,
    image: article.image && publicUrl + largePicture(article.image),
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    // A planned article is last edited before it comes out.
    dateModified: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    articleSection: article.category?.title,
    inLanguage: 'sk',
    author: house,
    publisher: house,
  }
}
