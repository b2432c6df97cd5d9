import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { session } from '../../core/client/api.ts'
import { detourFor, type Access } from './guard.ts'

/** Runs the navigation guard before every navigation into the given routes. */
export function guarded(access: Access, route: Omit<RouteObject, 'loader' | 'index'>): RouteObject {
  return {
    ...route,
    shouldRevalidate: () => true,
    loader: ({ request }: LoaderFunctionArgs) => {
      const detour = detourFor(access, session.claims()?.role ?? null)
      if (!detour) return null
      const { pathname, search } = new URL(request.url)
      const wanted = pathname === '/dashboard' ? '' : `?to=${encodeURIComponent(pathname + search)}`
      throw redirect(detour === '/login' ? `${detour}${wanted}` : detour)
    },
  }
}
