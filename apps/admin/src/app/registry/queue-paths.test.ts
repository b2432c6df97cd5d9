import { queueKinds } from '@dvor/contract/insight/queue.ts'
import { expect, it } from 'vitest'
import { queuePath } from '../../features/queue/queue-paths.ts'
import { mayOpen } from './may-open.ts'

it.each(queueKinds.map(({ value }) => value))('leads a line of %s to a screen that exists', (kind) => {
  const id = kind === 'property' ? 'dead_emails' : '0199aaaa-0000-7000-8000-000000000001'
  for (const reservation of [null, id])
    expect(mayOpen(() => true, queuePath({ kind, id, reservation }) ?? '')).toBe(true)
})
