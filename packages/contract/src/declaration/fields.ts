import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import * as values from '../values/values.ts'
import { builtInVatKinds, vatKind as vatKindId, type VatKind } from '../values/vat-kind.ts'
import { maxStayNights } from '../values/stay-limits.ts'
import { uploadedFile } from '../values/uploads.ts'
import type {
  Choice,
  ChoiceField,
  FieldTexts,
  FileField,
  JsonField,
  PlainField,
  RelationField,
} from './field.ts'

interface Options<Value, R extends boolean, D, T extends boolean = boolean> extends FieldTexts {
  required?: R
  default?: D & Value
  readOnly?: boolean
  sees?: Permission
  edits?: Permission
  inList?: boolean
  /** Guests read it in their language; its translations stand in the record's `translations`. */
  translated?: T
  /** Unit of a number that its name does not tell, for the API's document. */
  unit?: string
}

type PresenceOf<R extends boolean, D> = R extends true
  ? 'required'
  : unknown extends D
    ? 'optional'
    : 'defaulted'

type TranslatedIf<T extends boolean> = T extends true ? { readonly translated: true } : unknown

function base<Value, R extends boolean, D>(options: Options<Value, R, D>, schema: z.ZodType<Value>) {
  const presence = options.required ? 'required' : options.default === undefined ? 'optional' : 'defaulted'
  return {
    label: options.label,
    help: options.help,
    section: options.section,
    defaultValue: options.default as Value | undefined,
    readOnly: options.readOnly ?? false,
    ...(options.sees && { sees: options.sees }),
    ...(options.edits && { edits: options.edits }),
    inList: options.inList ?? false,
    ...(options.translated && { translated: true as const }),
    ...(options.unit && { unit: options.unit }),
    presence: presence as PresenceOf<R, D>,
    schema,
  }
}

/** Makes the constructor of one plain kind from the schema of its value. */
export function plain<Value, const Kind extends PlainField<Value>['kind']>(
  kind: Kind,
  schema: z.ZodType<Value>,
) {
  return <const R extends boolean = false, const D = unknown, const T extends boolean = false>(
    options: Options<Value, R, D, T>,
  ) =>
    ({ kind, ...base(options, schema) }) as PlainField<Value, PresenceOf<R, D>> & {
      readonly kind: Kind
    } & TranslatedIf<T>
}

const oneLine = z.string().trim().min(1).max(300)

export const text = plain('text', oneLine)
/** A number of a public register: letters, digits and the usual marks between them. */
export const registrationNumber = plain(
  'text',
  z
    .string()
    .trim()
    .regex(/^[\p{L}\d][\p{L}\d /.:_-]{0,59}$/u),
)
export const longtext = plain('longtext', z.string().max(5_000))
/** The server cleans the value when it is written, so pages may show it as it is. */
export const htmlLength = 200_000
export const html = plain('html', z.string().max(htmlLength))
export const slug = plain('slug', values.slug)
export const integer = plain('integer', z.int().min(-1_000_000).max(1_000_000))
/** The last place; records added after it share it. */
export const lastPlace = 1_000_000
/** Position of a record among the others, counted from 0. An absent value means the last one. */
export const place = (options: Pick<Options<number, false, unknown>, 'inList'> = {}) => ({
  ...integer({
    label: { sk: 'Poradie', en: 'Order' },
    help: { sk: 'Prázdne znamená na koniec.', en: 'Empty means at the end.' },
    ...options,
  }),
  isPlace: true as const,
})
export const count = plain('integer', z.int().min(0).max(100_000))
/** An integer with bounds of its own, both inclusive. */
export const whole = (least: number, most: number) => plain('integer', z.int().min(least).max(most))
/** A number of items, at least one. */
export const atLeastOne = whole(1, 100_000)
/** Minimum number of nights of a stay; stays longer than a year are not possible. */
export const minNights = whole(1, maxStayNights)
/** A size: an area, a distance. */
export const extent = plain('decimal', z.number().min(0).max(100_000))
/** Degrees, north and east of Greenwich positive. */
export const latitude = plain('decimal', z.number().min(-90).max(90))
export const longitude = plain('decimal', z.number().min(-180).max(180))
/** Places on the globe, one `latitude, longitude` on each line. */
export const points = plain('longtext', values.points)
export const decimal = plain('decimal', z.number().min(-100_000).max(100_000))
export const cents = plain('cents', z.int().min(0).max(100_000_000))
/** Cents that may be negative: corrections, refunds. */
export const signedCents = plain('cents', z.int().min(-100_000_000).max(100_000_000))
export const percent = plain('percent', z.int().min(0).max(100))
export const flag = plain('flag', z.boolean())
export const day = plain('day', values.day)
export const time = plain('time', values.time)
export const instant = plain('instant', values.instant)
export const email = plain('email', values.email)
export const phone = plain('phone', values.phone)
export const url = plain('url', values.url)
export const calendarUrl = plain('url', values.calendarUrl)
/** A colour as `#rrggbb`, in lower case. */
export const colour = plain('colour', values.colour)
export const weekdays = plain('weekdays', z.array(values.weekday).max(7))

/** One value of a closed list. */
export function choice<const C extends readonly Choice[], const R extends boolean = false, const D = unknown>(
  choices: C,
  options: Options<C[number]['value'], R, D>,
): ChoiceField<C[number]['value'], PresenceOf<R, D>> & { kind: 'choice' } {
  const schema: z.ZodType<C[number]['value']> = z.enum(choices.map((c) => c.value))
  return { kind: 'choice', choices, ...base(options, schema) }
}

/** One value of a list to which a property adds values of its own; the schema takes those, too. */
export function openChoice<Value extends string, const R extends boolean = false>(
  schema: z.ZodType<Value>,
  choices: readonly Choice[],
  options: Options<Value, R, unknown>,
): ChoiceField<Value, PresenceOf<R, unknown>> & { kind: 'choice' } {
  return { kind: 'choice', choices, ...base(options, schema) }
}

/** A VAT kind: the choices are the built-in ones, the settings may have further ones. */
export const vatKind = <const R extends boolean = false>(options: Options<VatKind, R, unknown>) =>
  openChoice(vatKindId, builtInVatKinds, options)

/** Any number of values of a closed list; none by default. */
export function choices<const C extends readonly Choice[]>(
  list: C,
  options: Omit<Options<C[number]['value'][], false, unknown>, 'default'>,
): ChoiceField<C[number]['value'][], 'defaulted'> & { kind: 'choices' } {
  const schema: z.ZodType<C[number]['value'][]> = z.array(z.enum(list.map((c) => c.value))).max(list.length)
  return { kind: 'choices', choices: list, ...base(options, schema), defaultValue: [], presence: 'defaulted' }
}

/** A reference to a record of another collection, sent as its id. */
export function relation<
  const To extends string,
  const R extends boolean = false,
  const N extends boolean = false,
>(
  to: To,
  options: Omit<Options<string, R, unknown>, 'default'> & { nested?: N; parent?: boolean },
): RelationField<PresenceOf<R, unknown>, N> & { readonly to: To } {
  const nested = (options.nested ?? false) as N
  const parent = options.parent ?? false
  return { kind: 'relation', to, nested, parent, ...base<string, R, unknown>(options, values.id) }
}

interface FileOptions extends FieldTexts {
  sees?: Permission
  accept?: 'image' | 'pdf'
  /** Shown whole everywhere, never cropped. */
  isWhole?: boolean
  inList?: boolean
}

/** One uploaded file; a new upload replaces it. */
export function file(options: FileOptions): FileField & { kind: 'file' } {
  return {
    kind: 'file',
    accept: options.accept ?? 'image',
    isWhole: options.isWhole ?? false,
    ...base<z.infer<typeof uploadedFile>, false, unknown>(options, uploadedFile),
  }
}

/** Any number of uploaded files; uploads append. */
export function files(options: FileOptions): FileField & { kind: 'files' } {
  return {
    kind: 'files',
    accept: options.accept ?? 'image',
    ...base<z.infer<typeof uploadedFile>, false, unknown>(options, uploadedFile),
  }
}

/** A structured, stored value. */
export function json<
  Value,
  const R extends boolean = false,
  const D = unknown,
  const T extends boolean = false,
>(schema: z.ZodType<Value>, options: Options<Value, R, D, T>) {
  const field = { kind: 'json', computed: false, ...base(options, schema) } as const
  return field as JsonField<Value, PresenceOf<R, D>> & { computed: false } & TranslatedIf<T>
}

/** A value that the server computes on reading; it has no column and no filter. */
export function computed<Value>(
  schema: z.ZodType<Value>,
  options: Pick<Options<Value, true, unknown>, 'label' | 'help' | 'section' | 'inList' | 'sees'>,
): JsonField<Value, 'required'> & { computed: true } {
  return { kind: 'json', computed: true, ...base({ ...options, required: true, readOnly: true }, schema) }
}
