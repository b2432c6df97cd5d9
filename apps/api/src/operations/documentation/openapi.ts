import { collections } from '@dvor/contract/collections/index.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { uploadedFile } from '@dvor/contract/values/uploads.ts'
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Access } from '@dvor/contract/calls/call.ts'
import { declaredErrors } from '../../platform/http/declared-errors.ts'
import type { OpenApiDocument } from './build-examples.ts'
import { dialect } from './dialect.ts'

/** Tags of calls that belong to no collection. */
const modules: Record<string, string> = {
  accounting: 'Uzávierky, pokladňa a výstupy pre účtovníka',
  backups: 'Zálohy',
  booking: 'Hľadanie, podržanie a objednávka z webu',
  content: 'Obsah stránok',
  dashboard: 'Prehľad správcu',
  'e-invoices': 'Elektronické faktúry',
  exports: 'Výpisy pre tabuľkové programy',
  forms: 'Formuláre webu',
  'gateway-keys': 'Kľúče platobných brán',
  housekeeping: 'Upratovanie izieb a jeho plán',
  'mail-server': 'Pošta',
  offline: 'Práca recepcie bez pripojenia',
  operation: 'Chod programu',
  payments: 'Platby a platobné brány',
  'personal-data': 'Osobné údaje',
  push: 'Upozornenia na zariadeniach',
  register: 'Kniha hostí a daň za ubytovanie',
  'sample-mode': 'Ukážkový režim',
  'saved-views': 'Uložené pohľady zoznamov',
  search: 'Hľadanie v administrácii',
  'sign-in': 'Prihlásenie a účet',
  'site-opening': 'Zverejnenie webu',
  upload: 'Nahrávanie súborov',
  vouchers: 'Darčekové poukazy',
  'wallet-keys': 'Kľúče peňaženiek v telefóne',
}

/** Schemas that many calls share appear once in the document, under a name. */
const named = z.registry<{ id: string }>()
named.add(apiError, { id: 'ApiError' })
named.add(uploadedFile, { id: 'UploadedFile' })

/**
 * Adds what declarations say of their schemas (`meta`), which the library would read from `named` alone. In place of its
 * own override, which drops choices with a transformation.
 */
const zodToJsonConfig: z.core.ToJSONSchemaParams = {
  override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
}
const toJson = createJsonSchemaTransform({ schemaRegistry: named, zodToJsonConfig })
const withNamed = createJsonSchemaTransformObject({ schemaRegistry: named, zodToJsonConfig })

const bearer = [{ bearer: [] }]
/** Access rules that are no permission: security requirements and what the reference says of them. */
const open: Partial<Record<Access, { security: Record<string, string[]>[]; text: string }>> = {
  anyone: { security: [], text: 'Netreba sa prihlásiť.' },
  token: { security: [], text: 'Netreba sa prihlásiť, stačí tajný kód z odkazu.' },
  // The empty entry means that the header may be missing.
  rule: { security: [{}, ...bearer], text: 'Návštevník dostane, čo je zverejnené; správca všetko.' },
  signed_in: { security: bearer, text: 'Treba sa prihlásiť.' },
}
const accessOf = (access: Access) => open[access] ?? { security: bearer, text: `Oprávnenie: ${access}.` }

/**
 * Collects every route that is mounted after it. @returns a function that describes them as an OpenAPI 3.1 document,
 * from the same schemas that validate. Its library is loaded at the first call and sees the routes in an app of its own.
 */
export function collectOpenApi(app: FastifyInstance, publicUrl: string): () => Promise<OpenApiDocument> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  return () =>
    describeRoutes(
      routes.filter(({ method }) => method !== 'HEAD'),
      publicUrl,
    )
}

async function describeRoutes(routes: readonly RouteOptions[], publicUrl: string): Promise<OpenApiDocument> {
  const { default: swagger } = await import('@fastify/swagger')
  const app = fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => () => '')
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dvor',
        version: '1',
        contact: { name: 'Prevádzkovateľ', url: `${publicUrl}/kontakt` },
        license: { name: 'Všetky práva vyhradené', identifier: 'LicenseRef-Proprietary' },
        description: dialect,
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    stripBasePath: true,
    transform: (document) => {
      const { access, errors, document: whole } = document.route.config ?? {}
      const transformed = toJson(whole ? { ...document, schema: whole() } : document)
      if (!access || transformed.schema?.hide) return transformed
      const { summary, description } = transformed.schema ?? {}
      const { security, text } = accessOf(access)
      const codes = declaredErrors({
        method: String(document.route.method),
        hasVariables: document.url.includes(':'),
        hasInput: Boolean(transformed.schema?.body ?? transformed.schema?.querystring),
        access,
        errors,
      })
      const added = {
        'x-errors': codes,
        security,
        description: [description ?? `${summary}.`, text].join(' '),
      }
      return { ...transformed, schema: { ...transformed.schema, ...added } }
    },
    transformObject: withNamed,
  })
  for (const { method, url, schema, config } of routes)
    app.route({ method, url, schema, config, handler: (_request, reply) => reply.send() })
  await app.ready()
  const document = app.swagger() as unknown as OpenApiDocument
  return { ...document, tags: tagsOf(document) }
}

/** Every tag of the calls, in the order of their names. */
function tagsOf({ paths }: OpenApiDocument): OpenApiDocument['tags'] {
  const all = Object.values(paths).flatMap((operations) => Object.values(operations))
  const names = new Set(all.flatMap(({ tags = [] }) => tags))
  return [...names].toSorted().map((name) => ({ name, description: tagText(name) }))
}

/** Text of a tag of the reference: the records of its collection, or a part of the program. */
const tagText = (tag: string): string | undefined =>
  modules[tag] ?? Object.values(collections).find(({ name }) => name === tag)?.label.many.sk
