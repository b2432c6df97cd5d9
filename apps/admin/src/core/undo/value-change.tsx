import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { kinds } from '../fields/kinds/kinds.ts'
import { declaredText } from '../texts/declared.ts'
import classes from './undo.module.css'
import { WordDiff } from './word-diff.tsx'

interface Props {
  field: Field
  before: unknown
  after: unknown
}

/** A value before and after: words of longer texts compared, other values side by side. */
export function ValueChange({ field, before, after }: Props) {
  const { t } = useTranslation()
  const texts = [before, after].map((value) => longTextOf(field, value))
  if (texts.some(isLong)) return <WordDiff before={texts[0] ?? ''} after={texts[1] ?? ''} />
  const isStructured = structured.has(field.kind) && !plainOf(before) && !plainOf(after)
  if (isStructured) return <span>{t('undo.changed')}</span>
  return (
    <span className={classes.pair}>
      <del>
        <RecordedValue field={field} value={before} />
      </del>
      <span aria-hidden>→</span>
      <ins>
        <RecordedValue field={field} value={after} />
      </ins>
    </span>
  )
}

/** One value of the history, in words. */
export function RecordedValue({ field, value }: { field: Field; value: unknown }): ReactNode {
  const { t } = useTranslation()
  if (value === null || value === undefined || value === '') return t('undo.nothing')
  const plain = plainOf(value)
  if (plain !== null) return plain
  const long = longTextOf(field, value)
  if (long !== null) return long
  const { Cell } = kinds[field.kind]
  return <Cell field={field} value={value} />
}

/** Kinds whose values say nothing in one line. */
const structured: ReadonlySet<FieldKind> = new Set(['json', 'file', 'files'])

const longest = 60
const isLong = (text: string | null) => text !== null && text.length > longest

/** Plain words of a text field; null for other kinds. */
function longTextOf({ kind }: Field, value: unknown): string | null {
  if (kind !== 'html' && kind !== 'longtext' && kind !== 'text') return null
  const text = typeof value === 'string' ? value : ''
  return kind === 'html' ? wordsOf(text) : text
}

/** Blocks of html stand on lines of their own. */
const wordsOf = (html: string) =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(p|h\d|li|tr|div)>|<br\s*\/?>/g, '$&\n'), 'text/html')
    .body.textContent.replaceAll(/\s*\n\s*/g, '\n')
    .trim()

const named = z.array(z.looseObject({ name: z.string() })).min(1)
const stays = z.array(
  z.looseObject({
    unit: z.string(),
    arrival: z.string(),
    departure: z.string(),
    adults: z.int(),
    children_ages: z.array(z.int()),
  }),
)

/** Names of files, and stays with their unit, days and persons; null for other values. */
function plainOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const files = named.safeParse(value).data
  if (files) return files.map(({ name }) => name).join(', ')
  const booked = stays.safeParse(value).data
  return (
    booked
      ?.map(
        ({ unit, arrival, departure, adults, children_ages }) =>
          `${unit}, ${formatDayRange(arrival, departure)}, ${partyText(adults, children_ages.length)}`,
      )
      .join('; ') ?? null
  )
}

interface ListProps {
  fields: Readonly<Record<string, Field>>
  values: readonly { key: string; before: unknown; after: unknown; of?: ReactNode }[]
}

/** Values before and after with the names of their fields. */
export function ValueChanges({ fields, values }: ListProps) {
  return (
    <dl className={classes.values}>
      {values.map(({ key, before, after, of }, index) => {
        const field = fields[key]
        return field ? (
          <Fragment key={`${key} ${index}`}>
            <dt>
              {declaredText(field.label)}
              {of ? <small>{of}</small> : null}
            </dt>
            <dd>
              <ValueChange field={field} before={before} after={after} />
            </dd>
          </Fragment>
        ) : null
      })}
    </dl>
  )
}
