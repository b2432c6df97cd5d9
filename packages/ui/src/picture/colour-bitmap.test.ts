import { expect, test } from 'vitest'
import { bitmapAddress } from './colour-bitmap.ts'

test('a bitmap says its size and has the lowest row first, with blue before red', () => {
  const red = [255, 0, 0] as const
  const black = [0, 0, 0] as const
  const green = [0, 128, 0] as const
  const [type, text] = bitmapAddress([red, red, red, red, black, black, black, green], 4).split(',')
  expect(type).toBe('data:image/bmp;base64')
  const bytes = Buffer.from(text ?? '', 'base64')
  expect(bytes.toString('latin1', 0, 2)).toBe('BM')
  expect(bytes.readUInt32LE(2)).toBe(bytes.length)
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22), bytes.readUInt16LE(28)]).toEqual([4, 2, 24])
  const pixels = bytes.subarray(bytes.readUInt32LE(10))
  expect(pixels).toHaveLength(24)
  expect([...pixels.subarray(9, 12)]).toEqual([0, 128, 0])
  expect([...pixels.subarray(12, 15)]).toEqual([0, 0, 255])
})
