import { builtInRights, type BuiltInRole } from '@dvor/contract/accounts/roles.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../core/client/may.ts'
import { detourFor, type RouteAccess } from './guard.ts'
import { ownPath } from './home-path.ts'

const person = (role: BuiltInRole): Person => ({
  id: '01900000-0000-7000-8000-000000000001',
  username: role,
  email: `${role}@example.sk`,
  role,
  roleName: null,
  ...builtInRights[role],
  confirmed: true,
  blocked: false,
  avatar: null,
})

describe('navigation guard', () => {
  it.each<[string, RouteAccess, BuiltInRole | null, string | null]>([
    ['a visitor on a protected screen', 'reservations.read', null, '/login'],
    ['an admin on a protected screen', 'settings.edit', 'admin', null],
    ['a role with the permission', 'reservations.read', 'reception', null],
    ['a role without the permission', 'prices.edit', 'reception', '/not-authorized'],
    ['a role without any permission', 'reservations.read', 'authenticated', '/not-allowed'],
    ['a role without any permission on a screen for everybody', 'signed_in', 'authenticated', '/not-allowed'],
    ['any other role on a screen for everybody', 'signed_in', 'housekeeping', null],
    ['an admin on a sign-in screen', 'signed_out', 'admin', '/dashboard'],
    ['a cleaner on a sign-in screen', 'signed_out', 'housekeeping', '/housekeeping'],
    ['an accountant on a sign-in screen', 'signed_out', 'accountant', '/accounting'],
    ['an editor on a sign-in screen', 'signed_out', 'editor', '/cms-pages'],
    ['a role without any permission on a sign-in screen', 'signed_out', 'authenticated', '/not-allowed'],
    ['a visitor on a sign-in screen', 'signed_out', null, null],
  ])('%s', (_, access, role, detour) => {
    expect(detourFor(access, role && person(role))).toBe(detour)
  })
})

it.each([
  ['/reservations?state=new&q=a\\b', true],
  [null, false],
  ['reservations', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['/\t/example.com', false],
  ['/\n/example.com', false],
])('a sign-in leads to %j: %s', (path, isOwn) => expect(ownPath(path)).toBe(isOwn ? path : null))
