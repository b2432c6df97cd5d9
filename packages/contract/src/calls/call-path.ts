/** Method and address of a call below `/api`, its variable parts after colons: `GET /invoices/:id/file.pdf`. */
export type CallPath = `${Method} /${string}`
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Addresses of the calls of an area by their names. They stand apart from the schemas, which visitors do not load. */
export type CallPaths = Readonly<Record<string, CallPath>>

/** Names of the variable parts of an address, in their order. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Begin}/${infer Rest}`
  ? [NameOf<Begin>, ...ParamNames<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [NameOf<Name>]
    : []
/** A part ends at its slash or, in the name of a file, at its dot. */
type NameOf<Begin extends string> = Begin extends `${infer Name}.${string}` ? Name : Begin

/** One text for each variable part. */
export type ParamValues<Path extends string> =
  ParamNames<Path> extends infer Names extends string[] ? { [K in keyof Names]: string } : never

const variable = /:([A-Za-z_]+)/g

/** Names of the variable parts of an address. */
export const paramNames = (path: CallPath): string[] =>
  [...path.matchAll(variable)].map(([, name = '']) => name)

/** The method of a call. */
export const methodOf = (path: CallPath): Method => (path.split(' ', 1)[0] ?? '') as Method

/** The address of a call without its method: `/invoices/:id/file.pdf`. */
export const patternOf = (path: CallPath): string => path.slice(path.indexOf(' ') + 1)

/** An address with these texts for its variable parts, escaped. */
export function fillIn(path: CallPath, values: readonly string[]): string {
  const rest = [...values]
  return patternOf(path).replaceAll(variable, () => encodeURIComponent(rest.shift() ?? ''))
}

/** The address of a call with its variable parts: `/invoices/01…/file.pdf`. */
export const addressOf = <P extends CallPath>(path: P, ...values: ParamValues<P>): string =>
  fillIn(path, values)
