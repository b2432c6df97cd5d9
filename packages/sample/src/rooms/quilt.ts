import { darker, lighter } from '../drawing/colour.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, dab, polygon } from '../drawing/shape.ts'
import { type Sheet, fill, oval, stroke } from '../drawing/sheet.ts'
import { type Face, fullPanel, panel, toneOn } from '../drawing/space.ts'

export type Quilt = {
  kind: 'patches' | 'stripes' | 'check' | 'flowers'
  colours: readonly [string, string, ...string[]]
}

/** The pattern of a quilt over a face. */
export function quiltOn(sheet: Sheet, on: Face, quilt: Quilt): string {
  const { random, mood } = sheet
  const [ground, second] = quilt.colours
  let marks = fill(fullPanel(on), toneOn(mood, on, ground))
  if (quilt.kind === 'stripes')
    for (let v = 0.08; v < on.tall; v += 0.28)
      marks +=
        fill(panel(on, 0, v, on.wide, 0.1), toneOn(mood, on, second)) +
        fill(panel(on, 0, v + 0.14, on.wide, 0.03), toneOn(mood, on, quilt.colours[2] ?? second))
  if (quilt.kind === 'check') {
    for (let v = 0; v < on.tall; v += 0.3)
      marks += fill(panel(on, 0, v, on.wide, 0.13), toneOn(mood, on, second), 0.55)
    for (let u = 0; u < on.wide; u += 0.3)
      marks += fill(panel(on, u, 0, Math.min(0.13, on.wide - u), on.tall), toneOn(mood, on, second), 0.55)
  }
  if (quilt.kind === 'patches') {
    const [columns, rows] = [Math.max(2, Math.round(on.wide / 0.3)), Math.max(2, Math.round(on.tall / 0.3))]
    const [w, h] = [on.wide / columns, on.tall / rows]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const tone = toneOn(mood, on, random.pick(quilt.colours))
        const [u, v] = [column * w, row * h]
        marks +=
          fill(panel(on, u, v, w, h), tone) +
          fill(
            polygon([
              on.at(u + w / 2, v + h * 0.12),
              on.at(u + w * 0.88, v + h / 2),
              on.at(u + w / 2, v + h * 0.88),
              on.at(u + w * 0.12, v + h / 2),
            ]),
            lighter(tone, 0.4),
            random.chance(0.5) ? 0.6 : 0.15,
          )
      }
  }
  if (quilt.kind === 'flowers') marks += embroidery(sheet, on, quilt)
  return marks + quilting(on, toneOn(mood, on, darker(ground, 0.35)))
}

function embroidery(sheet: Sheet, on: Face, quilt: Quilt): string {
  const { random, mood } = sheet
  let marks = ''
  for (let v = 0.22; v < on.tall; v += 0.42)
    for (let u = 0.2 + (Math.round(v / 0.42) % 2) * 0.2; u < on.wide - 0.1; u += 0.42) {
      const [x, y] = on.at(u, v)
      const size = Math.abs(on.at(u + 0.09, v)[0] - x)
      let petals = ''
      for (let petal = 0; petal < 6; petal++)
        petals += dab(
          x + Math.cos(petal) * size * 0.6,
          y + Math.sin(petal) * size * 0.35,
          size,
          size * 0.4,
          petal,
        )
      marks +=
        fill(petals, toneOn(mood, on, random.pick(quilt.colours.slice(1) as [string, ...string[]]))) +
        oval([x, y], size * 0.3, size * 0.2, toneOn(mood, on, pigment.hay))
    }
  return marks
}

/** Stitched seams: what tells a quilt from a painted board. */
function quilting(on: Face, tone: string): string {
  let path = ''
  for (let v = 0.3; v < on.tall; v += 0.3)
    path += curve([0, 0.25, 0.5, 0.75, 1].map((part) => on.at(part * on.wide, v + (part === 0.5 ? 0.02 : 0))))
  return stroke(path, tone, 2, 0.35)
}
