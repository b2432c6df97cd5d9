import { expect, test } from 'vitest'
import { callTable } from '../call-table.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument()
const text = JSON.stringify(document)

interface Operation {
  operationId: string
  parameters?: {
    name: string
    in: string
    required: boolean
    schema: { default?: unknown; enum?: string[] }
  }[]
  requestBody?: { content: { 'application/json': { schema: unknown } } }
  responses: Record<string, { description: string; content?: unknown }>
}

const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.values(paths).flatMap((path) => Object.values(path))

test('the OpenAPI 3.1 document has every call, each under a name of its own', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(operations).toHaveLength(callTable.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(callTable.length)
})

test('every reference leads to an entity', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  const names = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter((target) => !names.includes(target ?? ''))).toEqual([])
  expect(text).not.toMatch(/\$defs|__schema|~standard/)
})

test('the document has parameters with their defaults, bodies and answers', () => {
  const list = paths['/api/users/list/data']?.get
  const defaults = Object.fromEntries(
    list?.parameters?.map(({ name, schema }) => [name, schema.default]) ?? [],
  )
  expect(defaults).toEqual({
    q: '',
    perPage: 10,
    page: 1,
    role: undefined,
    currentPlan: undefined,
    status: undefined,
    sort: 'asc',
    sortColumn: 'fullName',
  })
  expect(list?.parameters?.some(({ required }) => required)).toBe(false)
  expect(paths['/apps/ecommerce/products/{id}']?.get?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ])
  expect(paths['/apps/calendar/events']?.get?.parameters).toMatchObject([
    { name: 'calendars', required: false, schema: { type: 'array' } },
  ])
  expect(Object.keys(paths['/jwt/refresh-token']?.post?.responses ?? {})).toEqual(['200', '401'])
  expect(paths['/apps/email/get-email']?.get?.responses['404']).not.toHaveProperty('content')
  expect(paths['/apps/todo/add-tasks']?.post?.requestBody).toBeDefined()
})
