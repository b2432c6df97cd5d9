import { mayOf, type Person } from '../../core/client/may.ts'
import type { ScreenAccess } from '../registry/pages.ts'
import { homeOf, isAllowed } from './home-path.ts'

/** People who may open a route: only those signed out, or those who may see its screen. */
export type RouteAccess = 'signed_out' | ScreenAccess

/**
 * The navigation guard of docs/product.md, Access.
 * @param person who is signed in, null without a session
 * @returns the path to go to instead, or null when the screen may be shown
 */
export function detourFor(access: RouteAccess, person: Person | null): string | null {
  if (access === 'signed_out') return person && homeOf(person)
  if (!person) return '/login'
  if (!isAllowed(person)) return '/not-allowed'
  return access === 'signed_in' || mayOf(person)(access) ? null : '/not-authorized'
}
