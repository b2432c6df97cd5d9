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

interface PartLinksProps {
  address: PagedAddress
  search: PagedSearch
  /** Name of the part in addresses. */
  part: string
  more: boolean
  words: { label: string; back: string; on: string; all: string; whole: string }
}

/** Below one part of a list: its other pages and the way to all parts, or the way to the whole of it. */
export function PartLinks({ address, search, part, more, words }: PartLinksProps) {
  const { label, back, on, all, whole } = words
  if (search.part)
    return (
      <>
        <PageLinks {...{ address, search, more, label, back, on }} />
        <WayOn to={address.path({ part: null, page: 1 })}>{all}</WayOn>
      </>
    )
  return more && <WayOn to={address.path({ part, page: 1 })}>{whole}</WayOn>
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <p className="section-ways">
      <LinkButton to={to} variant="quiet">
        {children}
      </LinkButton>
    </p>
  )
}
