import { test } from 'vitest'
import { expectSoundAnswers, namedCalls } from './testing/odd-input.ts'

test.each(namedCalls)(
  '%s answers whatever it is sent with a status that it declares, and keeps its samples sound',
  (_, call) => expectSoundAnswers(call),
)
