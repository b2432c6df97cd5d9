import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOrders } from './checks/module-order.ts'
import { ROOT } from './project.ts'

const architecture = await readFile(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8')

/** The text below a heading of the document, up to the next one. */
const below = (heading: string) =>
  architecture.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
const orderOf = (source: string) => moduleOrders.find((order) => order.source === source)?.modules

test('the table of the API names every module in the order of imports', () => {
  const named = [...below('Modules of the API').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, module]) => module)
  expect(named).toEqual(orderOf('apps/api/src'))
})

test.each(['core', 'features'])('the order inside the site names every folder of %s', (part) => {
  const [, names = ''] = new RegExp(`\`${part}/\` \\(([^)]*)\\)`).exec(below('Order inside the site')) ?? []
  expect(names.split(', ')).toEqual(orderOf(`apps/site/app/${part}`))
})
