import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { statusOf } from '../../platform/errors.ts'
import { commonErrors } from '../../platform/http/declared-errors.ts'
import type { Answer, OpenApiDocument } from './build-examples.ts'

/** Reasons of refusals by status; each answer lists the codes. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Telo alebo dotaz nie sú platné',
  401: 'Treba sa prihlásiť, alebo token už neplatí',
  403: 'Na toto nemáte oprávnenie',
  404: 'Taký záznam nie je',
  409: 'Nedá sa to: obsadené noci, zmena niekým iným, nepovolený prechod',
  413: 'Telo je priveľké',
  415: 'Druh súboru alebo tela sa neprijíma',
  429: 'Priveľa pokusov, skúste neskôr (Retry-After)',
  500: 'Chyba na našej strane',
  503: 'O chvíľu skúste znova (Retry-After)',
  507: 'Na serveri došlo miesto, nič sa neuložilo',
}

const apiErrorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } }
const describeRefusal = (status: number, codes: readonly ErrorCode[]): Answer => ({
  description: `${refusals[status]}: ${codes.join(', ')}`,
  content: apiErrorContent,
})

/** Refusals by status; an answer with codes of the call's own stands at the call, others are shared. */
function refusalsOf(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = Object.entries(Object.groupBy(codes, (code) => statusOf[code]))
  return Object.fromEntries(
    byStatus.map(([status, ofStatus = []]) => {
      const isShared = ofStatus.every((code) => commonErrors.has(code))
      const shared = { $ref: `#/components/responses/Error${status}` }
      return [status, isShared ? shared : describeRefusal(Number(status), ofStatus)]
    }),
  )
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
      Object.assign(operation.responses, refusalsOf(operation['x-errors'] ?? []))
      delete operation['x-errors']
      // Each status is listed; with a `default` beside them generated clients could not tell answers apart.
      delete operation.responses['default']
      describeSuccess(operation.responses['200'])
    }
  document.components.responses = sharedAnswers()
  return document
}

function sharedAnswers(): Record<string, Answer> {
  const byStatus = Object.entries(Object.groupBy(commonErrors, (code) => statusOf[code]))
  return Object.fromEntries(
    byStatus.map(([status, codes = []]) => [`Error${status}`, describeRefusal(Number(status), codes)]),
  )
}

function describeSuccess(success: Answer | undefined): void {
  if (success?.description === 'Default Response') success.description = 'V poriadku'
}
