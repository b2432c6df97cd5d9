import type { ArticleSummary } from './article-summary.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import { shortened } from '../../core/seo/plain-text.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'

/** Search engines cut off longer headlines in the middle of a word. */
const headlineLength = 110

interface ArticleFacts {
  article: ArticleSummary
  /** Instants in ISO form. */
  publishedAt: string | null
  updatedAt: string
  publicUrl: string
}

/** Describes an article of the blog, with the property as author and publisher. */
export function articleThing({ article, publishedAt, updatedAt, publicUrl }: ArticleFacts): Thing {
  const url = `${publicUrl}/blog/${article.slug}`
  const property = { '@type': 'Organization', '@id': propertyId(publicUrl) }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#clanok`,
    headline: shortened(article.title, headlineLength),
    description: article.perex,
    image: article.image && publicUrl + largePicture(article.image),
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    // A scheduled article is last edited before its publication.
    dateModified: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    articleSection: article.category?.title,
    inLanguage: 'sk',
    author: property,
    publisher: property,
  }
}
