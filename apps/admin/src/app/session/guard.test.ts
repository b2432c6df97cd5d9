import { describe, expect, it } from 'vitest'
import { homeOf, isHomeRefused, ownPath } from '../../features/sign-in/home-path.ts'
import { detourFor, type Access } from './guard.ts'

const admin: Access = { audience: 'admin', action: 'manage', subject: 'reservations' }
const loggedOut: Access = { audience: 'loggedOut' }

describe('navigation guard', () => {
  it.each([
    ['a visitor on a protected screen', admin, null, '/login'],
    ['an admin on a protected screen', admin, 'admin', null],
    ['a role that is not allowed', admin, 'authenticated', '/not-allowed'],
    ['an unknown role', admin, 'stranger', '/not-allowed'],
    ['an admin on a logged-out screen', loggedOut, 'admin', '/dashboard'],
    ['another role on a logged-out screen', loggedOut, 'authenticated', '/dashboard'],
    ['an unknown role on a logged-out screen', loggedOut, 'stranger', '/'],
    ['a visitor on a logged-out screen', loggedOut, null, null],
    ['anybody on an open screen', { audience: 'anyone' } as Access, null, null],
  ])('%s', (_, access, role, detour) => {
    expect(detourFor(access, role)).toBe(detour)
  })

  it('names the home of a role and whether the role may open it', () => {
    expect(homeOf('authenticated')).toBe('/dashboard')
    expect(isHomeRefused('authenticated')).toBe(true)
    expect(isHomeRefused('admin')).toBe(false)
    expect(isHomeRefused(null)).toBe(false)
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
