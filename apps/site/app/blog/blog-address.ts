export interface BlogSearch {
  /** Slug of the section that is shown; null for all of them. */
  category: string | null
  /** From 1 on. */
  page: number
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pagePattern = /^[1-9]\d{0,2}$/

/** What the address of the blog says; null when it says something that cannot be. */
export function readBlogSearch(params: URLSearchParams): BlogSearch | null {
  const category = params.get('rubrika')
  const page = params.get('strana') ?? '1'
  if ((category !== null && !slugPattern.test(category)) || !pagePattern.test(page)) return null
  return { category, page: Number(page) }
}

/** The address of a page of the blog; the first page has no number. */
export function blogPath({ category, page }: BlogSearch): string {
  const params = new URLSearchParams()
  if (category) params.set('rubrika', category)
  if (page > 1) params.set('strana', String(page))
  return params.size > 0 ? `/blog?${params}` : '/blog'
}
