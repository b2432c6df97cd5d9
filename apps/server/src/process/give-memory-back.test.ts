import { expect, test } from 'vitest'
import { memoryKeeper } from './give-memory-back.ts'

const megabyte = 2 ** 20

/** A process whose work and memory a test sets, looked at every ten seconds. */
function aProcess() {
  const state = { active: 0, idle: 0, memory: 180, collections: 0 }
  const look = memoryKeeper({
    times: () => ({ active: state.active, idle: state.idle }),
    memory: () => state.memory * megabyte,
    collect: () => {
      state.collections += 1
      state.active += 150
      state.memory = 140
    },
  })
  return {
    /** Works for so long (ms) within ten seconds, with so much memory (MB) at their end. @returns the collections so far */
    after(work: number, memory = state.memory): number {
      state.active += work
      state.idle += 10_000 - work
      state.memory = memory
      look()
      return state.collections
    },
  }
}

test('collects once after a start, when the process has come to rest', () => {
  const server = aProcess()
  expect(server.after(1500)).toBe(0)
  expect(server.after(200)).toBe(1)
  expect(server.after(200)).toBe(1)
})

test('collects again after a rush, but not within it', () => {
  const server = aProcess()
  server.after(100)
  expect(server.after(9000, 300)).toBe(1)
  expect(server.after(600, 300)).toBe(1)
  expect(server.after(100, 300)).toBe(2)
})

test('leaves a process alone that has grown little, however long it rests', () => {
  const server = aProcess()
  server.after(100)
  for (let look = 0; look < 100; look++) expect(server.after(100, 150)).toBe(1)
})

test('measures growth from what the last collection has left', () => {
  const server = aProcess()
  server.after(100)
  server.after(100, 157)
  expect(server.after(100, 155)).toBe(2)
})
