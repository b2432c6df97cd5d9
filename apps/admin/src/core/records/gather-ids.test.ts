import { expect, test } from 'vitest'
import { gatherIds } from './gather-ids.ts'

test('reads ids of one turn by hundreds, each once, and answers nothing for a missing one', async () => {
  const calls: number[] = []
  const read = gatherIds(async (ids) => {
    calls.push(ids.length)
    return ids.filter((id) => id !== 'none').map((id) => ({ id, title: `Izba ${id}` }))
  })
  const ids = Array.from({ length: 150 }, (_, index) => String(index))
  const rows = await Promise.all([...ids, '0', 'none'].map((id) => read(id)))
  expect(rows[149]).toEqual({ id: '149', title: 'Izba 149' })
  expect([rows[150]?.title, rows[151]]).toEqual(['Izba 0', undefined])
  expect(calls).toEqual([100, 51])
})
