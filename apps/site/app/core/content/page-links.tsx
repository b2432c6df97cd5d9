import { LinkButton } from '../layout/link-button.tsx'
import type { PagedAddress, PagedSearch } from './paged-address.ts'
import classes from './page-links.module.css'

interface PageLinksProps {
  address: PagedAddress
  search: PagedSearch
  /** Whether another page follows. */
  more: boolean
  /** Name of the navigation. */
  label: string
  back: string
  on: string
}

/** Links to the pages of a list before and after this one; nothing where there are none. */
export function PageLinks({ address, search, more, label, back, on }: PageLinksProps) {
  const { page } = search
  if (page === 1 && !more) return null
  return (
    <nav className={classes.pageLinks} aria-label={label}>
      {page > 1 && (
        <LinkButton to={address.path({ ...search, page: page - 1 })} variant="quiet">
          {back}
        </LinkButton>
      )}
      {more && (
        <LinkButton className={classes.on} to={address.path({ ...search, page: page + 1 })} variant="quiet">
          {on}
        </LinkButton>
      )}
    </nav>
  )
}
