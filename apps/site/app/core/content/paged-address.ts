/** What the address of a list says that is shown a page at a time. */
export interface PagedSearch {
  /** Slug of the part that is shown, such as a section of the blog or a property; null for all of them. */
  part: string | null
  /** From 1 on. */
  page: number
}

export interface PagedAddress {
  /** What an address says; null when it says something that cannot be. */
  read(params: URLSearchParams): PagedSearch | null
  /** The address of a page; the first page has no number. */
  path(search: PagedSearch): string
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pagePattern = /^[1-9]\d{0,2}$/

/** Addresses of a list at a path. @param partName what its parts are called in the address, for example `rubrika` */
export function pagedAddress(path: string, partName: string): PagedAddress {
  return {
    read(params) {
      const part = params.get(partName)
      const page = params.get('strana') ?? '1'
      if ((part !== null && !slugPattern.test(part)) || !pagePattern.test(page)) return null
      return { part, page: Number(page) }
    },
    path({ part, page }) {
      const params = new URLSearchParams()
      if (part) params.set(partName, part)
      if (page > 1) params.set('strana', String(page))
      return params.size > 0 ? `${path}?${params}` : path
    },
  }
}
