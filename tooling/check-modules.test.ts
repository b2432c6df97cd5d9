import { expect, test } from 'vitest'
import { checkModules } from './check-modules.ts'
import { makeProject } from './testing-project.ts'

const order = { source: 'packages/shop/src', modules: ['stock', 'orders'] }

async function check(files: Record<string, string>) {
  const inside = Object.entries(files).map(([path, text]) => [`${order.source}/${path}`, text])
  return checkModules(await makeProject(Object.fromEntries(inside)), [order])
}

const STOCK = { 'stock/count.ts': 'export const count = 1\n' }
const ORDERS = {
  'orders/order.ts': "import { count } from '../stock/count.ts'\nexport const order = count\n",
}

test('modules may import from those before them, files beside them and tests from all', async () => {
  const files = {
    ...STOCK,
    ...ORDERS,
    'shop.ts': "export { order } from './orders/order.ts'\nexport const shop = 1\n",
    'stock/count.test.ts': "import { order } from '../orders/order.ts'\nexport const counted = order\n",
  }
  expect(await check(files)).toEqual([])
})

test.each([
  ['an import', "import { order } from '../orders/order.ts'\nexport const a = order\n"],
  ['a type import', "import type { Order } from '../orders/order.ts'\nexport type A = Order\n"],
  ['a dynamic import', `export const a = () => import(${"'../orders/order.ts'"})\n`],
])('%s of a later module is refused and says where the code belongs', async (_, text) => {
  const orders = { 'orders/order.ts': 'export const order = 1\nexport type Order = number\n' }
  expect(await check({ ...orders, 'stock/count.ts': text })).toEqual([
    {
      path: `${order.source}/stock/count.ts`,
      message: expect.stringMatching(/after 'stock'.*move what is needed into 'stock' or below/),
    },
  ])
})

test('nothing imports the files that compose the modules', async () => {
  const files = { ...STOCK, 'orders/order.ts': "export { shop } from '../shop.ts'\nexport const b = 1\n" }
  expect(await check({ ...files, 'shop.ts': 'export const shop = 1\n' })).toEqual([
    { path: `${order.source}/orders/order.ts`, message: expect.stringContaining('shop.ts') },
  ])
})

test('circles between files and between folders of a module are refused', async () => {
  const violations = await check({
    ...STOCK,
    'orders/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'orders/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    'orders/new/c.ts': "import { d } from '../old/d.ts'\nexport const c = d\n",
    'orders/new/e.ts': 'export const e = 1\n',
    'orders/old/d.ts': 'export const d = 1\n',
    'orders/old/f.ts': "import { e } from '../new/e.ts'\nexport const f = e\n",
  })
  const messages = violations.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringMatching(/^circle between files: .*a.ts → .*b.ts/))
  expect(messages).toContainEqual(expect.stringMatching(/^circle between folders: .*new → .*old/))
})

test('a folder without a place in the order is refused, and a place without a folder', async () => {
  expect(await check({ ...STOCK, 'returns/take-back.ts': 'export const back = 1\n' })).toEqual([
    { path: `${order.source}/returns`, message: expect.stringContaining('no place in the order') },
    { path: `${order.source}/orders`, message: expect.stringContaining('has no source file') },
  ])
})
