import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import { blogCategories } from '@dvor/contract/collections/content/blog-categories.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf, previewedRecord } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { movedOrMissing, requireSlug } from '../../core/client/require-slug.ts'
import { articleThing } from './article-thing.ts'
import { describe } from '../../core/seo/describe.ts'
import { visitContext } from '../../core/client/visit.ts'
import { articleSummary } from './article-summary.ts'
import { blogAddress } from './blog-address.ts'

type Context = Readonly<RouterContextProvider>

const pageSize = 12
const relatedCount = 3
/** Number of the newest articles among which related ones are looked for. */
const relatedFrom = 12

/** Loads a page of the blog. Throws a 404 for a missing section or page. */
export async function loadBlog(context: Context, url: string) {
  const search = blogAddress.read(new URL(url).searchParams)
  if (!search) throw data(null, { status: 404 })
  const [blocks, sections] = await Promise.all([
    loadBlocks(context, contentPages.blog),
    listAll((page) =>
      apiOf(context)
        .resource(blogCategories)
        .list({ _sort: 'order:ASC', ...page }),
    ),
  ])
  const section = sections?.find(({ slug }) => slug === search.part)
  if (sections && search.part && !section) throw data(null, { status: 404 })
  const rows = sections && (await listPage(context, section?.id, search.page))
  if (rows?.length === 0 && search.page > 1) throw data(null, { status: 404 })
  return pageData(context, contentPages.blog, {
    blocks,
    search,
    categories: sections?.map(({ slug, title }) => ({ slug, title })) ?? null,
    articles: rows && rows.slice(0, pageSize).map(articleSummary),
    older: rows !== null && rows.length > pageSize,
  })
}

/** Reads one article more than a page holds, to know whether another page follows. */
function listPage(context: Context, category: string | undefined, page: number) {
  const _start = (page - 1) * pageSize
  const ofCategory = category ? { blog_category: category } : {}
  return apiOf(context)
    .resource(blogArticles)
    .list({ ...ofCategory, active: true, _sort: 'published_at:DESC', _start, _limit: pageSize + 1 })
}

function describeArticle(context: Context, row: ListItem<typeof blogArticles>): void {
  const { publicUrl } = context.get(visitContext)
  const { published_at: publishedAt, updatedAt } = row
  const thing = articleThing({ article: articleSummary(row), publishedAt, updatedAt, publicUrl })
  describe(context, { title: row.title, things: [thing] })
}

/**
 * Loads an article with related ones, those of its own section first. Owners preview one that is not published yet.
 * Throws a redirect for a former slug, and a 404 for an unknown one.
 */
export async function loadArticle(context: Context, slug: string) {
  const api = apiOf(context).resource(blogArticles)
  const [previewed, articles, newest] = await Promise.all([
    previewedRecord(context, blogArticles),
    api.list({ slug: requireSlug(slug), active: true }),
    api.list({ active: true, _sort: 'published_at:DESC', _limit: relatedFrom }),
  ])
  const row = previewed ?? articles?.[0]
  if (!row && articles) throw await movedOrMissing(context, contentPages.article, 'blog-articles', slug)
  const article = row ? { ...articleSummary(row), content: row.content } : null
  if (row) describeArticle(context, row)
  const others = newest?.map(articleSummary).filter((other) => other.slug !== slug) ?? null
  const isNear = (other: { category: { slug: string } | null }) =>
    other.category?.slug === article?.category?.slug
  return pageData(context, contentPages.article, {
    article,
    related:
      others && [...others.filter(isNear), ...others.filter((one) => !isNear(one))].slice(0, relatedCount),
  })
}
