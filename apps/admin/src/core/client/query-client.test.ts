import { noAnswer } from '@dvor/client/transport/result.ts'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallFailed, queryClient, unwrap } from './query-client.ts'

const unreachable = async () => unwrap<string>({ ok: false, error: noAnswer })

beforeEach(() => {
  queryClient.mount()
  onlineManager.setOnline(false)
})
afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
  queryClient.unmount()
})

test('fails at once without a connection when nothing is there to show', async () => {
  const read = queryClient.fetchQuery({ queryKey: ['guests', 'filtered'], queryFn: unreachable })
  await expect(read).rejects.toBeInstanceOf(CallFailed)
})

test('keeps what is shown without a connection, and renews it once there is one', async () => {
  queryClient.setQueryData(['guests'], 'old', { updatedAt: 1 })
  let answer = unreachable
  const observer = new QueryObserver(queryClient, { queryKey: ['guests'], queryFn: () => answer() })
  const stop = observer.subscribe(() => {})
  await queryClient.invalidateQueries({ queryKey: ['guests'] })
  expect(observer.getCurrentResult()).toMatchObject({ data: 'old', error: null, fetchStatus: 'paused' })
  answer = async () => 'new'
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toBe('new')
  stop()
})
