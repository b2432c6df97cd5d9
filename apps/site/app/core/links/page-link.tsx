import { Link, type LinkProps } from 'react-router'
import { pagesFade } from './pages-fade.ts'

/** A link between content pages: the page fades into the next one. */
export function PageLink(link: LinkProps) {
  return <Link {...link} viewTransition={pagesFade()} />
}
