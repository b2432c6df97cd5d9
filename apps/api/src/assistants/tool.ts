import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { can, type Principal } from '@dvor/contract/accounts/roles.ts'
import type { Access, Call } from '@dvor/contract/calls/call.ts'
import { methodOf, paramNames } from '@dvor/contract/calls/call-path.ts'
import { permission } from '@dvor/contract/accounts/permissions.ts'
import { id } from '@dvor/contract/values/values.ts'
import { z } from 'zod'
import type { Ask } from './ask.ts'

/** A function that assistants may use. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Who may use it: that of its call. */
  readonly access: Access
  /** Further permissions that it asks. */
  readonly also?: readonly Permission[]
  readonly input: z.ZodObject
  readonly changesNothing: boolean
  run(ask: Ask, input: Record<string, unknown>): Promise<unknown>
}

/** A tool whose input is checked by its schema before it runs. */
export const tool = <I extends z.ZodObject>(
  declared: Omit<Tool, 'input' | 'run'> & {
    readonly input: I
    readonly run: (ask: Ask, input: z.output<I>) => Promise<unknown>
  },
): Tool => ({ ...declared, run: (ask, input) => declared.run(ask, declared.input.parse(input)) })

/** What a tool says beside its declared call; a call that posts and only reads says so. */
interface CallTool {
  readonly name: string
  readonly description: string
  readonly onlyReads?: true
}

/** A tool that is one declared call: its input are the parts of the call's address, its query and its body. */
export function toolOf(call: Call, { name, description, onlyReads }: CallTool): Tool {
  const params = paramNames(call.path)
  const [query, body] = [shapeOf(call.query), shapeOf(call.body)]
  const input = z.object({ ...Object.fromEntries(params.map((param) => [param, id])), ...query, ...body })
  const pick = (values: Record<string, unknown>, shape: object) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => key in shape))
  return {
    name,
    description,
    title: call.summary,
    access: call.access,
    ...(call.also && { also: call.also }),
    input,
    changesNothing: onlyReads ?? methodOf(call.path) === 'GET',
    run: (ask, values) =>
      ask(call.path, {
        params: params.map((param) => String(values[param])),
        query: pick(values, query),
        ...(call.body && { body: pick(values, body) }),
      }),
  }
}

const shapeOf = (schema: z.ZodType | undefined): z.core.$ZodShape =>
  schema instanceof z.ZodObject ? schema.shape : {}

const isPermission = (access: Access): access is Permission => permission.safeParse(access).success

/** Whether a caller may use a tool; who asks without a right to it is not told that it exists. */
export const mayUse = (principal: Principal, { access, also = [] }: Tool): boolean =>
  (isPermission(access) ? can(principal, access) : access === 'anyone') &&
  also.every((one) => can(principal, one))
