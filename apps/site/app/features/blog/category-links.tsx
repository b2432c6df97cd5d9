import { contentTexts } from '@dvor/texts/areas.ts'
import { PageLink } from '../../core/links/page-link.tsx'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { blogAddress } from './blog-address.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './category-links.module.css'

interface CategoryLinksProps {
  categories: readonly { slug: string; title: string }[]
  search: PagedSearch
}

/** Links to the sections of the blog. */
export function CategoryLinks({ categories, search }: CategoryLinksProps) {
  const words = useWords(contentTexts)
  const all = [{ slug: null, title: words.everything }, ...categories]
  return (
    <nav className={classes.blogSections} aria-label={words.sections}>
      <ul className={classes.list}>
        {all.map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <PageLink
              className={classes.link}
              to={blogAddress.path({ part: slug, page: 1 })}
              aria-current={slug === search.part ? 'page' : undefined}
              preventScrollReset
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
