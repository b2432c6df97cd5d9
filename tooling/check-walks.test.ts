import { expect, test } from 'vitest'
import { checkWalks, GUIDE, writeFigures } from './check-walks.ts'
import { measureWalk } from './checks/measure-walk.ts'
import { countPlaces } from './checks/places.ts'
import { ROOT } from './project.ts'
import { makeProject } from './tests/testing-project.ts'

const files = {
  'a.ts':
    "import { second } from './b.ts'\nexport function first() {\n  second()\n  inner()\n}\nfunction third() {}\n// alone\nfunction inner() {\n  third()\n}\nfunction apart() {\n  return 2\n}\nexport const other = () => apart()\n",
  'b.ts': 'export const second = () => 1\nexport const alone = 2\n',
  [GUIDE]: '<!-- written by npm run structure -->\n<!-- end -->\n',
}
const walk = (...stops: string[]) => [{ title: 'A way', stops }]
const problems = async (...stops: string[]) =>
  (await checkWalks(await makeProject(files), walk(...stops)))
    .filter(({ path }) => path !== GUIDE)
    .map(({ message }) => message)

test('the declared walks and their figures are true', async () => {
  expect(await checkWalks(ROOT)).toEqual([])
})

test('a walk through functions that are called may stand', async () => {
  expect(await problems('a.ts#first', 'b.ts#second', 'a.ts#third')).toEqual([])
})

test.each([
  [['c.ts#first'], /does not exist/],
  [['a.ts#fourth'], /does not declare fourth/],
  [['a.ts#first', 'b.ts#alone'], /no function of a stop before b.ts#alone calls alone/],
  // Its file mentions the function, but not within a stop.
  [['a.ts#first', 'a.ts#apart'], /no function of a stop before a.ts#apart calls apart/],
])('%j is refused', async (stops, message) => {
  expect(await problems(...stops)).toEqual([expect.stringMatching(message)])
})

test('a guide with other figures is refused until they are written', async () => {
  const root = await makeProject(files)
  const guide = async () => (await checkWalks(root)).filter(({ path }) => path === GUIDE)
  expect(await guide()).toHaveLength(1)
  await writeFigures(root)
  expect(await guide()).toEqual([])
})

test('a stop in a file that was left is a return', () => {
  const [way] = walk('a.ts#a', 'a.ts#b', 'b.ts#c', 'a.ts#d', 'a.ts#e')
  expect(way && measureWalk(way)).toEqual({ stops: 5, files: 2, returns: 1 })
})

test('numbered items with a name are places, those of a command are generated', () => {
  const list = '1. **Field**: a line.\n2. **Migration**: `npm run db:generate -- --name x`.\n3. no place\n'
  expect(countPlaces(list)).toEqual({ byHand: 1, generated: 1 })
})
