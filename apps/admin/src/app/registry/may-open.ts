import { matchPath } from 'react-router'
import type { May } from '../../core/client/may.ts'
import { screenAccess } from './route-patterns.ts'

/** Whether the person may see the screen at a path, which may have a query and a fragment. */
export function mayOpen(may: May, path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  const access =
    screenAccess[pathname] ??
    Object.entries(screenAccess).find(([pattern]) => matchPath(pattern, pathname))?.[1]
  return access === 'signed_in' || (access !== undefined && may(access))
}
