import { apiError } from '@dvor/contract/errors/errors.ts'
import type { Operation } from '@dvor/contract/declaration/collection.ts'
import { canRead, permissionFor } from '@dvor/contract/declaration/seen.ts'
import { createSchema, editSchema, recordSchema } from '@dvor/contract/declaration/schemas.ts'
import { id, language as languageSchema, queryFlag } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { onOneConnection, type Db } from '../db/database.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
import { parseBody } from './body.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import { present } from './present.ts'
import { contentRange } from './content-range.ts'
import { pageOf, refuseKey, type RawQuery } from './query.ts'
import { locale, queryDocument } from './query-document.ts'
import { countMatching, findOnlyRow, findRow, listRows, readRecord } from './read.ts'
import { isSameForVisitors, type Registry } from './registry.ts'
import { seenRow } from './view.ts'
import { createRow, deleteRow, editRow, refuseStale } from './write.ts'

/** Writes a record whose values and files come in one multipart body. */
type WriteForm = (
  request: FastifyRequest,
  collection: ServerCollection,
  context: CallContext,
  write: (body: unknown) => Promise<Row>,
) => Promise<Row>

interface Engine {
  db: Db
  registry: Registry
  contextOf(request: FastifyRequest): CallContext
  /** Without it multipart bodies are refused. */
  writeForm?: WriteForm
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The handlers of one collection. They parse, call one function and answer. */
function handlers(engine: Engine, collection: ServerCollection): Record<Operation, Handle> {
  const { declaration } = collection
  const record: OneRecord = {
    shape: async (row, context) => {
      const [record] = await present(engine.db, engine.registry, collection, [row], context, 'single')
      return record
    },
    current: (request, context) =>
      declaration.singleton
        ? findOnlyRow(engine.db, collection, context)
        : findRow(engine.db, collection, idOf(request), context),
  }
  return { ...readHandlers(engine, collection), ...writeHandlers(engine, collection, record) }
}

interface OneRecord {
  /** The answer made of a row. */
  shape(row: Row, context: CallContext): Promise<unknown>
  /** The row that the address names. @throws ApiError `not_found` */
  current(request: FastifyRequest, context: CallContext): Promise<Row>
}

function readHandlers(
  { db, registry, contextOf }: Engine,
  collection: ServerCollection,
): Pick<Record<Operation, Handle>, 'list' | 'count' | 'single'> {
  const { declaration } = collection
  return {
    list: async (request, reply) => {
      const context = { ...contextOf(request), ...languageOf(request) }
      await collection.hooks.beforeRead?.(db, context)
      const list = async (on: Db) => {
        const raw = request.query as RawQuery
        const listed = await listRows(on, registry, collection, raw, context)
        const page = pageOf(raw, { isReader: canRead(context.actor, declaration) })
        const count = () => countMatching(on, collection, raw, context)
        reply.header('content-range', await contentRange(declaration.name, page, listed.rows.length, count))
        return present(on, registry, collection, listed.rows, context, 'list', listed)
      }
      // Computed values may need transactions, which begin on connections of their own.
      return collection.hooks.compute ? list(db) : onOneConnection(db, list)
    },
    count: async (request) => {
      const context = contextOf(request)
      await collection.hooks.beforeRead?.(db, context)
      return countMatching(db, collection, request.query as RawQuery, context)
    },
    single: async (request) => {
      const context = { ...contextOf(request), ...languageOf(request) }
      await collection.hooks.beforeRead?.(db, context)
      const id = declaration.singleton ? undefined : idOf(request)
      const read = await readRecord(db, registry, collection, id, context)
      const [record] = await present(db, registry, collection, read.rows, context, 'single', read)
      return record
    },
  }
}

function writeHandlers(
  { db, contextOf, writeForm }: Engine,
  collection: ServerCollection,
  { shape, current }: OneRecord,
): Pick<Record<Operation, Handle>, 'create' | 'edit' | 'delete'> {
  const { declaration } = collection
  const write = (request: FastifyRequest, context: CallContext, store: (body: unknown) => Promise<Row>) =>
    writeForm && isMultipart(request) ? writeForm(request, collection, context, store) : store(request.body)
  return {
    create: async (request) => {
      const context = contextOf(request)
      const key = keyOf(request, context.actor)
      const row = await write(request, context, async (body) =>
        createRow(db, collection, parseBody(declaration, body, undefined, context.actor), context, key),
      )
      return shape(row, context)
    },
    edit: async (request) => {
      const context = contextOf(request)
      const row = await current(request, context)
      const condition = { ifMatch: ifMatchOf(request), key: keyOf(request, context.actor) }
      // A value that only the server changes differs from a stale record; the version shows that.
      if (!condition.key) refuseStale(seenRow(context.actor, declaration, row), condition.ifMatch)
      const edited = await write(request, context, async (body) =>
        editRow(db, collection, row.id, parseBody(declaration, body, row, context.actor), context, condition),
      )
      return shape(edited, context)
    },
    delete: async (request) => {
      const context = contextOf(request)
      const row = await findRow(db, collection, idOf(request), context)
      const answer = await shape(row, context)
      const { parts, dry_run } = request.query as z.infer<typeof deletion>
      const how = { withParts: parts === 'delete', dryRun: dry_run === 'true' }
      await deleteRow(db, collection, row.id, context, how)
      return answer
    },
  }
}

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

/** @throws ApiError `query_invalid` for an unknown language */
function languageOf({ query }: FastifyRequest): Pick<CallContext, 'language'> {
  const { locale } = query as RawQuery
  if (locale === undefined) return {}
  const parsed = languageSchema.safeParse(locale)
  if (!parsed.success) throw refuseKey('locale', 'unknown language')
  return { language: parsed.data }
}

const idOf = (request: FastifyRequest) => (request.params as z.infer<typeof params>).id

/** Method and path of each operation (docs/contract.md, Collections). */
const places: Record<Operation, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }> = {
  list: { method: 'GET', path: '' },
  count: { method: 'GET', path: '/count' },
  single: { method: 'GET', path: '/:id' },
  create: { method: 'POST', path: '' },
  edit: { method: 'PUT', path: '/:id' },
  delete: { method: 'DELETE', path: '/:id' },
}

/** Names of the operations in the reference. */
const operationNames: Record<Operation, string> = {
  list: 'zoznam',
  count: 'počet',
  single: 'jeden záznam',
  create: 'nový záznam',
  edit: 'úprava',
  delete: 'odstránenie',
}

/** Effects of its operations beyond their names. */
const operationTexts: Record<Operation, string> = {
  list: 'Jedna stránka záznamov; hlavička Content-Range nesie jej miesta a počet všetkých (`coupons 0-9/57`).',
  count: 'Počet záznamov, ktoré by rovnaký dotaz vypísal bez stránkovania.',
  single: 'Jeden záznam so vzťahmi, celými do jednej úrovne.',
  create: 'Opakovanie s rovnakým `Idempotency-Key` nepridá druhý záznam. Nahrané súbory sa uvedú svojimi id.',
  edit: 'Zmenia sa len polia v tele. `If-Match` s `updatedAt` odmietne úpravu záznamu, ktorý medzitým zmenil niekto iný.',
  delete: 'Záznam, na ktorý niečo odkazuje, sa nezmaže (`in_use`).',
}

const ofOne = new Set<Operation>(['single', 'edit', 'delete'])
const params = z.object({ id })

/** Whether the address of the operation names a record. */
const hasId = ({ singleton }: ServerCollection['declaration'], operation: Operation) =>
  !singleton && ofOne.has(operation)

const deletion = z.object({
  parts: z
    .literal('delete')
    .optional()
    .meta({ description: 'Zmaže aj obsah, ktorý k záznamu patrí: obrázky, ceny' }),
  dry_run: queryFlag.optional().meta({ description: 'Nič nezmaže, len odpovie ako skutočné zmazanie' }),
})

/** OpenAPI description of an operation, from the same declaration as the validation. */
function documentOperation(collection: ServerCollection, operation: Operation) {
  const { declaration } = collection
  // Fields that ask a permission are absent from the answers to others.
  const record = recordSchema(declaration, 'documented')
  const answers = { list: z.array(record), count: z.int() } as Partial<Record<Operation, z.ZodType>>
  const bodies = { create: createSchema(declaration), edit: editSchema(declaration) } as Partial<
    Record<Operation, z.ZodType>
  >
  return {
    tags: [declaration.name],
    summary: `${declaration.label.many.sk}: ${operationNames[operation]}`,
    description: operationTexts[operation],
    response: { 200: answers[operation] ?? record, default: apiError },
    ...(bodies[operation] && { body: bodies[operation] }),
    ...((operation === 'list' || operation === 'count') && {
      querystring: queryDocument(declaration, operation),
    }),
    ...(operation === 'single' &&
      'translations' in declaration.fields && { querystring: z.object({ locale }) }),
    ...(operation === 'delete' && { querystring: deletion }),
    ...(hasId(declaration, operation) && { params }),
  }
}

/** Mounts exactly the calls that the declaration has. */
export function mountCollection(app: FastifyInstance, engine: Engine, collection: ServerCollection): void {
  const { declaration, handledElsewhere } = collection
  const handle = handlers(engine, collection)
  const reading = new Set<Operation>(['list', 'count', 'single'])
  const sameForVisitors = isSameForVisitors(engine.registry, collection)
  for (const operation of declaration.operations) {
    if (handledElsewhere.includes(operation)) continue
    const { method, path } = places[operation]
    const document = () => documentOperation(collection, operation)
    app.route({
      method,
      url: `/${declaration.name}${declaration.singleton ? '' : path}`,
      config: reading.has(operation)
        ? { access: 'rule', document, sameForVisitors }
        : { access: permissionFor(declaration, operation), errors: collection.errors, document },
      // The handlers read queries and bodies themselves, because they need the declaration and the current record.
      schema: hasId(declaration, operation) ? { params } : {},
      handler: handle[operation],
    })
  }
}
