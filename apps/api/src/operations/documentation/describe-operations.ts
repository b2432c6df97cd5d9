import type { Answer, OpenApiDocument, Operation } from './build-examples.ts'

/** Reasons of refusals by status; each answer lists the codes. */
const refusals = {
  400: 'Telo alebo dotaz nie sú platné',
  401: 'Treba sa prihlásiť, alebo token už neplatí',
  403: 'Na toto nemáte oprávnenie',
  404: 'Taký záznam nie je',
  409: 'Nedá sa to: obsadené noci, zmena niekým iným, nepovolený prechod',
  429: 'Priveľa pokusov, skúste neskôr (Retry-After)',
  500: 'Chyba na našej strane',
  507: 'Na serveri došlo miesto, nič sa neuložilo',
  503: 'O chvíľu skúste znova (Retry-After)',
} as const
type Status = keyof typeof refusals

/** Statuses of the refusals that a call can answer with. Every call has a limit per address. */
function statusesOf(
  method: string,
  path: string,
  { security = [], parameters = [], requestBody }: Operation,
) {
  const statuses = new Set<Status>([429, 500, 503])
  const writes = method !== 'get'
  if (requestBody || parameters.length > 0) statuses.add(400)
  if (security.some((scheme) => 'bearer' in scheme)) statuses.add(401).add(403)
  if (path.includes('{')) statuses.add(404)
  if (writes) statuses.add(400).add(409).add(507)
  return [...statuses].toSorted()
}

/** Name of a call for generated clients: its method and its address in camel case, `getCouponsById`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/\{(\w+)\}/g, (_all, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Adds to each operation of the document its name for generated clients and its error answers. */
export function describeOperations(document: OpenApiDocument): OpenApiDocument {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationId(method, path)
      for (const status of statusesOf(method, path, operation))
        operation.responses[status] = { $ref: `#/components/responses/Error${status}` }
      // Each status is listed; with a `default` beside them generated clients could not tell answers apart.
      delete operation.responses['default']
      describeSuccess(operation.responses['200'])
    }
  document.components.responses = sharedAnswers()
  return document
}

const apiErrorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } }

function sharedAnswers(): Record<string, Answer> {
  const byStatus = Object.entries(refusals).map(([status, description]) => [
    `Error${status}`,
    { description, content: apiErrorContent },
  ])
  return Object.fromEntries(byStatus)
}

function describeSuccess(success: Answer | undefined): void {
  if (success?.description === 'Default Response') success.description = 'V poriadku'
}
