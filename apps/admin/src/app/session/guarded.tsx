import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { rightsOfSession } from '../../core/client/rights.ts'
import { detourFor, type RouteAccess } from './guard.ts'
import { ownPath } from './home-path.ts'

/** Runs the navigation guard before every navigation into the given routes. A sign-in leads on to the wanted screen. */
export function guarded(access: RouteAccess, route: Omit<RouteObject, 'loader' | 'index'>): RouteObject {
  return {
    ...route,
    shouldRevalidate: () => true,
    loader: async ({ request }: LoaderFunctionArgs) => {
      const detour = detourFor(access, await rightsOfSession())
      if (!detour) return null
      const { pathname, search, searchParams } = new URL(request.url)
      if (access === 'signed_out') throw redirect(ownPath(searchParams.get('to')) ?? detour)
      const destination = pathname === '/dashboard' ? '' : `?to=${encodeURIComponent(pathname + search)}`
      throw redirect(detour === '/login' ? `${detour}${destination}` : detour)
    },
  }
}
