import { ApiError } from '@dvor/api/platform/errors.ts'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'
import { StartFailure } from './start-failure.ts'

const coded = (code: string) => Object.assign(new Error('no space left on device'), { code })

test.each([
  ['the system', coded('ENOSPC')],
  ['PostgreSQL, behind the query', new Error('Failed query: insert …', { cause: coded('53100') })],
  ['the file store', new ApiError('storage_full', 'There is no room left for files')],
])('a full disk is one line: %s', (_who, error) =>
  expect(failureText(error)).toMatch(/^The disk is full; make room [^\n]+$/),
)

test('a fault of the installation prints its message, a fault of the program its stack', () => {
  expect(failureText(new StartFailure('PORT: must be a port'))).toBe('PORT: must be a port')
  expect(failureText(coded('EIO'))).toContain('failure-text.test.ts')
  expect(failureText('gone')).toBe('gone')
})
