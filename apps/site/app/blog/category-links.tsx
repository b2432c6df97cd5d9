import { Link } from 'react-router'
import type { PagedSearch } from '../content/paged-address.ts'
import { blogAddress } from './blog-address.ts'
import { useWords } from '../language/use-language.ts'
import { contentWords } from '../content/content-texts.ts'
import './blog.css'

interface CategoryLinksProps {
  categories: readonly { slug: string; title: string }[]
  search: PagedSearch
}

/** The sections of the blog as links, so that each has its address. */
export function CategoryLinks({ categories, search }: CategoryLinksProps) {
  const words = useWords(contentWords)
  const all = [{ slug: null, title: words.everything }, ...categories]
  return (
    <nav className="blog-sections" aria-label={words.sections}>
      <ul className="blog-sections__list">
        {all.map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <Link
              className="blog-sections__link"
              to={blogAddress.path({ part: slug, page: 1 })}
              aria-current={slug === search.part ? 'page' : undefined}
              preventScrollReset
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
