/** Page and part of a list, as its address names them. */
export interface PagedSearch {
  /** Slug of the part that is shown, such as a section of the blog or a building; null for all parts. */
  part: string | null
  /** Counted from 1. */
  page: number
}

export interface PagedAddress {
  /** Reads an address; null for impossible values. */
  read(params: URLSearchParams): PagedSearch | null
  /** Builds the address of a page. The first page has no number. */
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
