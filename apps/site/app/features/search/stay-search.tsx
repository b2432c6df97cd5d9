import { addDays, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { useEffect, useReducer, useRef, useState, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { ChildrenAges } from './children-ages.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { searchWords } from './search-texts.ts'
import classes from './stay-search.module.css'

const usualAdults = 8
const usualChildren = 4

interface StaySearchProps {
  /** The property's day, before which nobody can arrive. */
  today: Day
  id?: string
  /** What goes along unchanged: a unit, an offer's code, rooms that were chosen. */
  brought?: URLSearchParams
  /** What was asked before. */
  initial?: { from: string; to: string; adults: number; ages: readonly number[]; children: number }
  /** What is wrong with it, by field. */
  problems?: Partial<Record<'from' | 'to' | 'adults' | 'children', string>>
  submitLabel?: string
  /** Is told what stands in the form, first as it is and then after each change. */
  onTyped?: (typed: URLSearchParams) => void
  /** Stays where the reader is instead of going to the top of the page. */
  keepPlace?: boolean
}

/**
 * Dates and guests, leading to the booking flow. The browser's own date inputs, so that it works before any script
 * and weighs nothing (decision 8); the flow checks everything again.
 */
export function StaySearch({
  today,
  id,
  brought,
  initial,
  problems = {},
  submitLabel,
  keepPlace,
  onTyped,
}: StaySearchProps) {
  const words = useWords(searchWords)
  const [isChecked, setChecked] = useState(false)
  const { form, noteChange } = useTyped(onTyped)
  const refuseWithoutAges = (event: SubmitEvent<HTMLFormElement>) => {
    const [missing] = emptyAges(event.currentTarget)
    if (!missing) return
    event.preventDefault()
    setChecked(true)
    missing.focus()
  }
  return (
    <Form
      id={id}
      ref={form}
      className={classes.staySearch}
      action="/rezervacia"
      aria-label={words.label}
      preventScrollReset={keepPlace}
      onChange={noteChange}
      onSubmit={refuseWithoutAges}
    >
      {[...(brought ?? [])].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Days today={today} initial={initial} problems={problems} />
      <Guests {...{ initial, problems, isChecked }} />
      <Button type="submit" variant="accent" className={classes.go}>
        {submitLabel ?? words.find}
      </Button>
    </Form>
  )
}

interface GuestsProps extends Pick<StaySearchProps, 'initial' | 'problems'> {
  /** Whether the form was sent with ages missing. */
  isChecked: boolean
}

function Guests({ initial, problems = {}, isChecked }: GuestsProps) {
  const words = useWords(searchWords)
  const { adultsText, childrenText } = useFormats()
  const [children, setChildren] = useState(initial?.children ?? 0)
  return (
    <>
      <SelectField
        id="hladat-adults"
        label={words.adults}
        name="adults"
        defaultValue={initial?.adults ?? 2}
        error={problems.adults}
      >
        {options(1, Math.max(usualAdults, initial?.adults ?? 0), adultsText)}
      </SelectField>
      <SelectField
        id="hladat-children"
        label={words.children}
        name="children"
        value={children}
        error={problems.children}
        onChange={(event) => setChildren(Number(event.currentTarget.value))}
      >
        {options(0, Math.max(usualChildren, initial?.children ?? 0), (count) =>
          count === 0 ? words.noChildren : childrenText(count),
        )}
      </SelectField>
      {children > 0 && <ChildrenAges count={children} known={initial?.ages} isChecked={isChecked} />}
    </>
  )
}

const emptyAges = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLSelectElement>('select[name="age"]')].filter(({ value }) => value === '')

/** Tells what stands in the form after each change of it; also what was typed before the scripts came. */
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

/** Arrival and departure; one cannot leave before the day after coming. */
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
