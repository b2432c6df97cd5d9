import { contentPages } from './content-pages.ts'
import type { HideablePage } from './owners-menu.ts'

/** Whether the property lacks the page at a path of the registry, because it or the one above it is hidden. */
export const isHiddenPage = (path: string, hidden: readonly HideablePage[]): boolean =>
  hidden.some((name) => path === contentPages[name].path || path.startsWith(`${contentPages[name].path}/`))
