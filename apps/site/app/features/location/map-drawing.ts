import type { Place } from '@dvor/contract/site/places.ts'

/** A point of the drawing in its units, from the upper left corner. */
export interface Point {
  x: number
  y: number
}

export interface Projection {
  width: number
  height: number
  /** Where a place is drawn. */
  pointOf(place: Place): Point
  /** Units of the drawing for one kilometre. */
  perKm: number
}

const kmPerDegree = 111.2
const radians = (degrees: number) => (degrees * Math.PI) / 180
const width = 800
const margin = 70
/** A drawing is at least this wide and high, in km, so that two houses of one yard are no map of a country. */
const leastKm = 2

/** Kilometres of a place east and south of another one; accurate to a percent within a hundred kilometres. */
function offset(from: Place, to: Place): Point {
  return {
    x: (to.longitude - from.longitude) * kmPerDegree * Math.cos(radians(from.latitude)),
    y: (from.latitude - to.latitude) * kmPerDegree,
  }
}

/** Straight distance between two places in km. */
export const kmBetween = (one: Place, other: Place): number => {
  const { x, y } = offset(one, other)
  return Math.hypot(x, y)
}

/** A drawing that holds all places, with north above. */
export function projectionOf(centre: Place, places: readonly Place[]): Projection {
  const points = [{ x: 0, y: 0 }, ...places.map((place) => offset(centre, place))]
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  const perKm = (width - 2 * margin) / (right - left)
  return {
    width,
    height: Math.round((bottom - top) * perKm + 2 * margin),
    perKm,
    pointOf: (place) => {
      const { x, y } = offset(centre, place)
      return { x: rounded((x - left) * perKm + margin), y: rounded((y - top) * perKm + margin) }
    },
  }
}

function rangeOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const missing = Math.max(0, leastKm - (most - least)) / 2
  return [least - missing, most + missing]
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Kilometres of the scale bar: a round number that fills about a sixth of the drawing. */
export const scaleKm = ({ perKm }: Pick<Projection, 'perKm'>): number =>
  [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].findLast((km) => km * perKm <= width / 5) ?? 0.1

/** A path through points; a closed one encloses an area. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
  return steps.join('') + (isClosed ? 'Z' : '')
}

/** Moves pins apart that would cover each other; each keeps the direction in which it already lies. */
export function spread(points: readonly Point[], least: number): Point[] {
  const moved: Point[] = []
  for (const point of points) {
    let free = point
    for (let step = 1; moved.some((other) => isNear(free, other, least)) && step < 40; step += 1)
      free = {
        x: rounded(point.x + Math.cos(step) * step * 4),
        y: rounded(point.y + Math.sin(step) * step * 4),
      }
    moved.push(free)
  }
  return moved
}

const isNear = (one: Point, other: Point, least: number) =>
  Math.hypot(one.x - other.x, one.y - other.y) < least
