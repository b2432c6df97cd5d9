import { expect, test } from 'vitest'
import { kmBetween, pathOf, projectionOf, scaleKm, spread } from './map-drawing.ts'

const home = { latitude: 49, longitude: 19 }
const north = { latitude: 49.1, longitude: 19 }
const east = { latitude: 49, longitude: 19.2 }

test('draws north above and east to the right, in one scale for both', () => {
  const { pointOf, perKm, width, height } = projectionOf(home, [north, east])
  const [centre, above, beside] = [home, north, east].map(pointOf)
  expect(above).toEqual({ x: centre?.x, y: expect.closeTo((centre?.y ?? 0) - 11.12 * perKm, 0) })
  expect(beside).toEqual({
    x: expect.closeTo((centre?.x ?? 0) + kmBetween(home, east) * perKm, 0),
    y: centre?.y,
  })
  for (const point of [centre, above, beside]) {
    expect(point?.x).toBeLessThanOrEqual(width)
    expect(point?.y).toBeLessThanOrEqual(height)
  }
})

test('measures the distance between two places', () => {
  expect(kmBetween(home, north)).toBeCloseTo(11.12, 1)
  expect(kmBetween(home, east)).toBeCloseTo(14.59, 1)
})

test('has a size where there is nothing but the property', () => {
  const projection = projectionOf(home, [])
  expect(projection.pointOf(home)).toEqual({ x: 400, y: 400 })
  expect(scaleKm(projection)).toBe(0.2)
})

test('moves pins apart and leaves the others', () => {
  const [first, second, third] = spread(
    [
      { x: 10, y: 10 },
      { x: 12, y: 10 },
      { x: 90, y: 90 },
    ],
    30,
  )
  expect([first, third]).toEqual([
    { x: 10, y: 10 },
    { x: 90, y: 90 },
  ])
  expect(Math.hypot((second?.x ?? 0) - 10, (second?.y ?? 0) - 10)).toBeGreaterThanOrEqual(30)
})

test('closes areas and leaves lines open', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ]
  expect([pathOf(points, false), pathOf(points, true)]).toEqual(['M1 2L3 4', 'M1 2L3 4Z'])
})
