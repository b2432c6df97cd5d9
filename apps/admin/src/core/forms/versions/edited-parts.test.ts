import { expect, test } from 'vitest'
import { conflictsIn, isAdoptable, mergedParts, type Parts, type Versions } from './edited-parts.ts'

const start: Parts = { name: 'Nováková', phone: null, note: '' }

test('takes a newer version only where nothing typed is lost or overwritten', () => {
  const typed = { ...start, note: 'psík' }
  const saved = { ...start, phone: '+421905111222' }
  expect(isAdoptable({ start, typed: start, saved })).toBe(true)
  expect(isAdoptable({ start, typed, saved: start })).toBe(true)
  expect(isAdoptable({ start, typed, saved: typed })).toBe(true)
  expect(isAdoptable({ start, typed, saved })).toBe(false)
})

test('only parts changed on both sides to different values are a conflict', () => {
  const typed = { name: 'Novotná', phone: '+421905111222', note: 'psík' }
  const saved = { name: 'Nová', phone: '+421905111222', note: '' }
  expect(conflictsIn({ start, typed, saved })).toEqual(['name'])
})

test('joins the changes of both sides, and the choice decides a conflict', () => {
  const typed = { ...start, name: 'Novotná', note: 'psík' }
  const saved = { ...start, name: 'Nová', phone: '+421905111222' }
  const versions = { start, typed, saved }
  const joined = { phone: '+421905111222', note: 'psík' }
  expect(mergedParts(versions, [])).toEqual({ name: 'Nová', ...joined })
  expect(mergedParts(versions, ['name'])).toEqual({ name: 'Novotná', ...joined })
})

test('keeps parts that were added, and leaves out those that were removed on one side', () => {
  const versions: Versions<Parts> = {
    start: { anna: 'Anna', jan: 'Ján', eva: 'Eva' },
    typed: { anna: 'Anna', jan: 'Ján', new: 'Iva' },
    saved: { jan: 'Ján', eva: 'Eva', bela: 'Béla' },
  }
  expect(conflictsIn(versions)).toEqual([])
  expect(mergedParts(versions, [])).toEqual({ jan: 'Ján', bela: 'Béla', new: 'Iva' })
})
