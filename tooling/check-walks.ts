import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFalseStops, measureWalk, partsOf } from './checks/measure-walk.ts'
import { countPlaces } from './checks/places.ts'
import { walks as declaredWalks } from './checks/walks.ts'
import { reportViolations, type Violation } from './checks/violation.ts'
import { ROOT } from './project.ts'

export const GUIDE = 'docs/finding-your-way.md'
const DECLARED_IN = 'tooling/checks/walks.ts'
const BEGIN = '<!-- written by npm run structure -->\n'
const END = '<!-- end -->'

/** Kinds of additions, with their how-tos. */
const howTos = [
  ['a field', 'docs/how-to-add-a-field.md'],
  ['a collection', 'docs/how-to-add-a-collection.md'],
  ['a page of the site', 'docs/how-to-add-a-page.md'],
  ['a reservation state', 'docs/how-to-add-a-state.md'],
  ['a payment provider', 'docs/how-to-add-a-payment-provider.md'],
] as const

/** Finds walks that the sources contradict, and a guide whose figures are out of date. */
export async function checkWalks(root: string, walks = declaredWalks): Promise<Violation[]> {
  const paths = walks.flatMap(({ stops }) => stops.map((stop) => partsOf(stop).path))
  const sources = new Map<string, string>()
  for (const path of new Set(paths)) {
    const text = await readText(root, path)
    if (text !== undefined) sources.set(path, text)
  }
  const untrue = walks.flatMap((walk) => findFalseStops(walk, sources))
  const guide = (await readText(root, GUIDE)) ?? ''
  const isCurrent = guide === withFigures(guide, await describeFigures(root, walks))
  return [
    ...untrue.map((message) => ({ path: DECLARED_IN, message })),
    ...(isCurrent ? [] : [{ path: GUIDE, message: 'its figures are out of date; run `npm run structure`' }]),
  ]
}

/** The walks and the places to touch as Markdown. */
async function describeFigures(root: string, walks = declaredWalks): Promise<string> {
  const ways = walks.map((walk) => {
    const { stops, files, returns } = measureWalk(walk)
    return `| ${walk.title} | ${stops} | ${files} | ${returns} |`
  })
  const added = await Promise.all(
    howTos.map(async ([what, path]) => {
      const { byHand, generated } = countPlaces((await readText(root, path)) ?? '')
      const name = path.slice('docs/'.length)
      return `| ${what} | ${byHand} | ${generated} | [${name}](${name}) |`
    }),
  )
  const lists = walks.flatMap(({ title, stops }) => [
    '',
    `**${title}**`,
    '',
    ...stops.map((stop, index) => {
      const { path, name } = partsOf(stop)
      return `${index + 1}. \`${name}\` in \`${path}\``
    }),
  ])
  return [
    '| way | stops | files | returns to a file |',
    '|---|---|---|---|',
    ...ways,
    '',
    '| added | places by hand | generated | list |',
    '|---|---|---|---|',
    ...added,
    ...lists,
    '',
  ].join('\n')
}

/** The guide with these figures between its two marks. */
function withFigures(guide: string, figures: string): string {
  const from = guide.indexOf(BEGIN)
  const to = guide.indexOf(END, from)
  if (from < 0 || to < 0) throw new Error(`${GUIDE} has no place for the figures`)
  return `${guide.slice(0, from + BEGIN.length)}\n${figures}\n${guide.slice(to)}`
}

/** Writes the figures into the guide. @returns them */
export async function writeFigures(root: string): Promise<string> {
  const figures = await describeFigures(root)
  const guide = await readFile(join(root, GUIDE), 'utf8')
  await writeFile(join(root, GUIDE), withFigures(guide, figures))
  return figures
}

const readText = (root: string, path: string) =>
  readFile(join(root, path), 'utf8').catch((): undefined => undefined)

if (import.meta.main) reportViolations('Walks', await checkWalks(ROOT))
