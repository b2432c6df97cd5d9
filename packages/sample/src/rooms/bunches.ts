import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { type Point, blade, dab } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, radial, stroke } from '../drawing/sheet.ts'
import { tableShadow } from './still-life.ts'

/** A bunch of herbs hung head down from a string. */
export function herbBunch(sheet: Sheet, top: Point, tall: number, leaf: string, bloom?: string): string {
  const { random, mood } = sheet
  const [x, y] = top
  let stems = ''
  let leaves = ''
  let light = ''
  let heads = ''
  for (let index = 0; index < 26; index++) {
    const tip: Point = [x + random.around(0, tall * 0.36), y + tall * random.between(0.6, 1)]
    stems += blade([x + random.around(0, tall * 0.03), y], tip, tall * 0.022)
    for (let part = 0.4; part < 1; part += 0.12) {
      const touch = dab(
        x + (tip[0] - x) * part + random.around(0, tall * 0.03),
        y + (tip[1] - y) * part,
        tall * 0.11,
        tall * 0.035,
        random.between(0.6, 2.5),
      )
      if (index % 2) leaves += touch
      else light += touch
    }
    if (bloom !== undefined)
      for (let bud = 0; bud < 5; bud++)
        heads += dab(
          tip[0] + random.around(0, tall * 0.02),
          tip[1] - bud * tall * 0.03,
          tall * 0.05,
          tall * 0.03,
          random.between(0, 3),
        )
  }
  const tie = stroke(
    `M${x - tall * 0.05} ${y + tall * 0.12}H${x + tall * 0.05}`,
    lit(mood, '#d9c08a'),
    tall * 0.035,
  )
  return (
    stroke(`M${x} ${y - tall * 0.3}V${y + tall * 0.1}`, shaded(mood, '#8a7350'), 3) +
    fill(stems, even(mood, '#6f7a44')) +
    fill(leaves, even(mood, leaf)) +
    fill(light, lit(mood, lighter(leaf, 0.25))) +
    (bloom === undefined ? '' : fill(heads, lit(mood, bloom))) +
    tie
  )
}

/** A ball of yarn. */
export function yarn(sheet: Sheet, centre: Point, r: number, colour: string): string {
  const { random, mood } = sheet
  const [x, y] = centre
  const tone = lit(mood, colour)
  const ball = `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`
  const strands = (turn: number): string => {
    let path = ''
    for (let index = -5; index <= 5; index++) {
      const off = (index / 5.5) * r
      const reach = Math.sqrt(Math.max(0, r * r - off * off))
      const at = (along: number, across: number): string =>
        `${x + Math.cos(turn) * along - Math.sin(turn) * across} ${y + Math.sin(turn) * along + Math.cos(turn) * across}`
      path += `M${at(-reach, off)}Q${at(0, off + r * 0.22)} ${at(reach, off)}`
    }
    return path
  }
  const turn = random.between(0, 3)
  return (
    tableShadow(sheet, [x, y + r * 0.9], r) +
    fill(
      ball,
      radial(sheet, [x - r * 0.35, y - r * 0.4], r * 1.7, [
        [0, lighter(tone, 0.35)],
        [0.5, tone],
        [1, darker(tone, 0.5)],
      ]),
    ) +
    clipped(
      sheet,
      ball,
      stroke(strands(turn), darker(tone, 0.35), r * 0.035, 0.6) +
        stroke(strands(turn + 1.1), lighter(tone, 0.4), r * 0.04, 0.5),
    )
  )
}
