import { expect, it } from 'vitest'
import { nextPath } from './queue-paths.ts'

const at = (kind: 'task' | 'email' | 'alert', id: string, reservation: string | null = null) => ({
  kind,
  id,
  reservation,
})
const lines = [at('email', 'm', 'r'), at('task', 't'), at('alert', 'a', 'r')]

it('opens the line after the open one, and the first again after the last', () => {
  expect(nextPath(lines, '/dashboard')).toBe('/reservations/edit/r#messages')
  expect(nextPath(lines, '/tasks/edit/t')).toBe('/reservations/edit/r')
})

it('goes on to another screen, and nowhere where no other waits', () => {
  expect(nextPath(lines, '/reservations/edit/r')).toBe('/tasks/edit/t')
  expect(nextPath([at('task', 't')], '/tasks/edit/t')).toBeUndefined()
  expect(nextPath([], '/dashboard')).toBeUndefined()
})
