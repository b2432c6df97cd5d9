import { expect, test } from 'vitest'
import { describeError } from './log-options.ts'

test('an error is logged without the values that people typed', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(jana@dvor.sk)',
  })
  const error = new Error('Failed query: insert into users\nparams: jana@dvor.sk', { cause })
  const line = JSON.stringify(describeError(error))
  expect(line).not.toContain('jana@dvor.sk')
  expect(describeError(error)).toMatchObject({
    type: 'Error',
    cause: { code: '23505', message: 'duplicate key value' },
  })
  expect(describeError(error).stack).toMatch(/^\s+at /)
})
