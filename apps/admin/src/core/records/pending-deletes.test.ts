import { expect, it, onTestFinished, vi } from 'vitest'

/** The module, as it is loaded in a browser. */
async function load() {
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return import('./pending-deletes.ts')
}

it('deletes a record once when the person signs out while its delete is under way', async () => {
  const { deletePending, schedule, undo, undoTime } = await load()
  const answered = Promise.withResolvers<void>()
  const run = vi.fn<(leaving: boolean) => Promise<void>>(async () => answered.promise)
  schedule('a', run)
  vi.advanceTimersByTime(undoTime)
  const left = deletePending()
  answered.resolve()
  await left
  expect(run.mock.calls).toEqual([[false]])
  undo('a')
})

it('deletes a scheduled record at once when the person leaves, and not after an undo', async () => {
  const { deletePending, schedule, undo, undoTime } = await load()
  const run = vi.fn<(leaving: boolean) => Promise<void>>(async () => undefined)
  schedule('a', run)
  schedule('b', run)
  undo('b')
  await deletePending()
  vi.advanceTimersByTime(undoTime)
  expect(run.mock.calls).toEqual([[true]])
  undo('a')
})
