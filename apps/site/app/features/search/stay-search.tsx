import { addDays, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { partyWords, searchWords } from '@dvor/texts/areas.ts'
import { useEffect, useReducer, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import type { ChildrenAgesProps } from '../calendar/party/children-ages.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OpenSheet } from '../calendar/sheet/open-sheet.tsx'
import { usualParty, type SearchValues } from './search-values.ts'
import classes from './stay-search.module.css'

/** Id of the search's results, at which the booking opens. */
export const resultsId = 'volne'

const usualAdults = 8
const usualChildren = 4

const loadSheet = () => import('./stay-sheet.tsx').then(({ StaySheet }) => StaySheet)

interface StaySearchProps {
  /** Today in the property's time zone, the first possible arrival. */
  today: Day
  id?: string
  /** Values that pass through unchanged: a unit, an offer's code, chosen rooms. */
  hidden?: URLSearchParams
  /** Values of the last search. */
  initial?: SearchValues
  /** The fields for the ages where the page has loaded them; otherwise they are fetched with the first child. */
  ages?: ComponentType<ChildrenAgesProps>
  /** Errors by field. */
  problems?: Partial<Record<'from' | 'to' | 'adults' | 'children' | 'ages', string>>
  submitLabel?: string
  /** Called with the form's values, first as rendered and then after each change. */
  onTyped?: (typed: URLSearchParams) => void
}

/**
 * Search for dates and guests that leads to the booking. Uses the browser's own date inputs, which need no script
 * (decision 142); with scripts a sheet with a calendar fills them. The booking checks all values again.
 */
export function StaySearch({
  today,
  id,
  hidden,
  initial,
  ages,
  problems = {},
  submitLabel,
  onTyped,
}: StaySearchProps) {
  const words = useWords(searchWords)
  const [isChecked, setChecked] = useState(problems.ages !== undefined)
  const { form, noteChange } = useTyped(onTyped)
  const [values, setValues] = useState(initial)
  const refuseWithoutAges = (event: SubmitEvent<HTMLFormElement>) => {
    const [missing] = emptyAges(event.currentTarget)
    if (!missing) return
    event.preventDefault()
    setChecked(true)
    // The results fold the form.
    missing.closest('details')?.toggleAttribute('open', true)
    missing.focus()
  }
  return (
    <Form
      id={id}
      ref={form}
      className={classes.staySearch}
      action={`/rezervacia#${resultsId}`}
      aria-label={words.label}
      onChange={noteChange}
      onSubmit={refuseWithoutAges}
    >
      {[...(hidden ?? [])].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Fields key={JSON.stringify(values)} {...{ today, ages, problems, isChecked }} initial={values} />
      <OpenSheet
        first={today}
        label={words.openSheet}
        className={classes.open}
        load={loadSheet}
        onValues={(newValues) => {
          setValues(newValues)
          noteChange()
        }}
      />
      <Button type="submit" variant="accent" className={classes.go}>
        {submitLabel ?? words.find}
      </Button>
    </Form>
  )
}

/** The fields, laid out anew when the sheet has changed them. */
function Fields({ today, ...fields }: GuestsProps & Pick<StaySearchProps, 'today'>) {
  return (
    <>
      <Days today={today} {...fields} />
      <Guests {...fields} />
    </>
  )
}

interface GuestsProps extends Pick<StaySearchProps, 'initial' | 'ages' | 'problems'> {
  /** Whether the form was sent with ages missing. */
  isChecked: boolean
}

function Guests({ initial, ages, problems = {}, isChecked }: GuestsProps) {
  const words = useWords(searchWords)
  const party = useWords(partyWords)
  const { adultsText, childrenText } = useFormats()
  const [children, setChildren] = useState(initial?.children ?? 0)
  const childSelect = useRef<HTMLSelectElement>(null)
  // A choice made before the scripts ran stands in the field alone.
  useEffect(() => setChildren(Number(childSelect.current?.value)), [])
  return (
    <>
      <SelectField
        id="hladat-adults"
        label={party.adults}
        name="adults"
        defaultValue={initial?.adults ?? usualParty}
        error={problems.adults}
      >
        {options(1, Math.max(usualAdults, initial?.adults ?? 0), adultsText)}
      </SelectField>
      <SelectField
        id="hladat-children"
        label={party.children}
        name="children"
        ref={childSelect}
        defaultValue={initial?.children ?? 0}
        error={problems.children}
        onChange={(event) => setChildren(Number(event.currentTarget.value))}
      >
        {options(0, Math.max(usualChildren, initial?.children ?? 0), (count) =>
          count === 0 ? words.noChildren : childrenText(count),
        )}
      </SelectField>
      {children > 0 && <Ages count={children} known={initial?.ages} isChecked={isChecked} fields={ages} />}
    </>
  )
}

interface AgesProps extends ChildrenAgesProps {
  fields: StaySearchProps['ages']
}

/** The fields for the ages, fetched when they are first needed. Until then known ages are sent along unseen. */
function Ages({ fields, known = [], ...asked }: AgesProps) {
  const [loaded, setLoaded] = useState(() => fields && { Fields: fields })
  useEffect(() => {
    if (loaded) return
    // A broken connection may fail here; the booking then asks for the ages.
    import('../calendar/party/children-ages.tsx').then(
      ({ ChildrenAges }) => setLoaded({ Fields: ChildrenAges }),
      () => undefined,
    )
  }, [loaded])
  if (loaded) return <loaded.Fields known={known} {...asked} />
  return known.map((age, index) => <input key={index} type="hidden" name="age" value={age} />)
}

const emptyAges = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLSelectElement>('select[name="age"]')].filter(({ value }) => value === '')

/** Reports the form's values after each change, including what was typed before hydration. */
function useTyped(onTyped: StaySearchProps['onTyped']) {
  const form = useRef<HTMLFormElement>(null)
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!form.current || !onTyped) return
    const texts = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    onTyped(new URLSearchParams(texts))
  }, [changes, onTyped])
  return { form, noteChange }
}

/** Arrival and departure; the departure is at least one day later. */
function Days({ today, initial, problems = {} }: Pick<StaySearchProps, 'today' | 'initial' | 'problems'>) {
  const words = useWords(searchWords)
  const [from, setFrom] = useState(initial?.from ?? '')
  return (
    <>
      <TextField
        id="hladat-from"
        label={words.arrival}
        name="from"
        type="date"
        data-awaits-script
        min={today}
        required
        value={from}
        error={problems.from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        id="hladat-to"
        label={words.departure}
        name="to"
        type="date"
        data-awaits-script
        min={addDays(isDay(from) ? from : today, 1)}
        required
        defaultValue={initial?.to}
        error={problems.to}
      />
    </>
  )
}

function options(first: number, last: number, text: (count: number) => string) {
  return Array.from({ length: last - first + 1 }, (_, index) => (
    <option key={index} value={first + index}>
      {text(first + index)}
    </option>
  ))
}
