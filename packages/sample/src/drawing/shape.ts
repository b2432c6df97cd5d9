export type Point = readonly [x: number, y: number]

/** One decimal is a tenth of a pixel: finer only makes the file longer. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`

/** Path data through the corners, straight. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`
}

/** Path data through all points, rounded (Catmull–Rom turned to Bézier); closed makes a blob. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const safe = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[safe] ?? [0, 0]
  }
  let path = `M${pair(at(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [x0, y0] = at(index - 1)
    const [x1, y1] = at(index)
    const [x2, y2] = at(index + 1)
    const [x3, y3] = at(index + 2)
    const first: Point = [x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6]
    const second: Point = [x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6]
    path += `C${pair(first)} ${pair(second)} ${pair([x2, y2])}`
  }
  return closed ? `${path}Z` : path
}

/** Path data of one leaf-shaped touch of the brush, `length` long at `angle` radians. */
export function dab(x: number, y: number, length: number, width: number, angle: number): string {
  const dx = (Math.cos(angle) * length) / 2
  const dy = (Math.sin(angle) * length) / 2
  const nx = -Math.sin(angle) * width
  const ny = Math.cos(angle) * width
  const start = pair([x - dx, y - dy])
  return `M${start}Q${pair([x + nx, y + ny])} ${pair([x + dx, y + dy])}Q${pair([x - nx, y - ny])} ${start}`
}

/** Path data of a stroke that is wide at the foot and runs out to a point: a blade of grass, a twig. */
export function blade(from: Point, to: Point, width: number, bend = 0): string {
  const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2]
  const half = width / 2
  return `M${pair([from[0] - half, from[1]])}Q${pair([middle[0] - half, middle[1]])} ${pair(to)}Q${pair([middle[0] + half, middle[1]])} ${pair([from[0] + half, from[1]])}Z`
}

/** The point a part of the way from one to the other. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

/** Path data of a rounded limb along points that each carry a width: a leg, an arm, a branch, a rope of smoke. */
export function limb(points: readonly (readonly [x: number, y: number, wide: number])[]): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y, wide], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(-(by - ay) / length) * (wide / 2), ((bx - ax) / length) * (wide / 2)]
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  return `${curve(left)}L${curve(right).slice(1)}Z`
}

/** Points given as pairs of parts of a size (or of a width and a height) around an origin: an outline at any size. */
export function spots([x, y]: Point, size: number | Point, pairs: readonly number[]): Point[] {
  const [wide, tall] = typeof size === 'number' ? [size, size] : size
  return along((px, py) => [x + px * wide, y + py * tall], pairs)
}

/** The places of pairs of numbers on a surface of their own. */
export function along(at: (x: number, y: number) => Point, pairs: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(pairs.length / 2) }, (_, index) =>
    at(pairs[index * 2] ?? 0, pairs[index * 2 + 1] ?? 0),
  )
}
