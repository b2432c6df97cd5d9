import { Link } from 'react-router'
import { blogPath, type BlogSearch } from './blog-address.ts'
import './blog.css'

interface CategoryLinksProps {
  categories: readonly { slug: string; title: string }[]
  search: BlogSearch
}

/** The sections of the blog as links, so that each has its address. */
export function CategoryLinks({ categories, search }: CategoryLinksProps) {
  const all = [{ slug: null, title: 'Všetko' }, ...categories]
  return (
    <nav className="blog-sections" aria-label="Rubriky">
      <ul className="blog-sections__list">
        {all.map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <Link
              className="blog-sections__link"
              to={blogPath({ category: slug, page: 1 })}
              aria-current={slug === search.category ? 'page' : undefined}
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
