import type { GuestSheet, StayGuest } from '@dvor/contract/guest-register.ts'
import type { Language } from '@dvor/contract/values.ts'
import type { FieldIssue } from '@dvor/contract/errors.ts'
import { countriesIn } from '@dvor/format/countries.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Button } from '@dvor/ui/button.tsx'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { GuestKey, GuestsAnswer, TypedGuest } from './guests-form-data.ts'
import { identityLabels, purposeLabels } from './choice-labels.ts'
import { guestIssueText, useGuestsWords } from './guests-texts.ts'
import { useLanguage } from '../../language/use-language.ts'
import './guests.css'

interface GuestsSectionProps {
  sheet: GuestSheet
  answer: GuestsAnswer | undefined
}

/** The guest's part of the register: who sleeps here. */
export function GuestsSection({ sheet, answer }: GuestsSectionProps) {
  const words = useGuestsWords()
  const [params] = useSearchParams()
  const filled = sheet.guests.length
  return (
    <section className="reservation__part" id="hostia" aria-labelledby="hostia-nadpis">
      <h2 id="hostia-nadpis">{words.heading}</h2>
      {params.has('hostia') && !answer && <output className="guests__saved">{words.saved}</output>}
      <p>{words.text}</p>
      <p className="guests__count">
        {words.filled} {filled} {words.of} {sheet.expected}
      </p>
      {filled > 0 && <Seen guests={sheet.guests} />}
      {sheet.can_edit ? (
        <details className="guests__edit" open={answer !== undefined}>
          <summary>{filled < sheet.expected ? words.open : words.change}</summary>
          <GuestsForm sheet={sheet} answer={answer} />
        </details>
      ) : (
        <p>{words.closed}</p>
      )}
    </section>
  )
}

function Seen({ guests }: { guests: readonly StayGuest[] }) {
  const language = useLanguage()
  return (
    <ul className="guests__seen">
      {guests.map(({ id, first_name, last_name, birth_date, document_number }) => (
        <li key={id}>
          {first_name} {last_name}
          <span>{[formatDay(birth_date, language), document_number].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function GuestsForm({ sheet, answer }: GuestsSectionProps) {
  const words = useGuestsWords()
  const { formData } = useNavigation()
  const count = Math.max(sheet.expected, sheet.guests.length)
  return (
    <Form method="post" className="guests__form" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="guests" />
      <input type="hidden" name="count" value={count} />
      {answer && (
        <p role="alert" className="guests__problems">
          {words.problems}
        </p>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Person key={index} index={index} stored={sheet.guests[index]} answer={answer} />
      ))}
      <p className="guests__privacy">{words.privacy}</p>
      <Button type="submit" busy={formData?.get('intent') === 'guests'}>
        {words.save}
      </Button>
    </Form>
  )
}

interface PersonProps {
  index: number
  stored: StayGuest | undefined
  answer: GuestsAnswer | undefined
}

const startOf = (stored: StayGuest | undefined, language: Language): Partial<TypedGuest> =>
  stored ? { ...stored, birth_date: formatDay(stored.birth_date, language), document_number: '' } : {}

const issueOf = (
  issues: readonly FieldIssue[],
  index: number,
  key: string,
  language: Language,
): string | undefined => {
  const issue = issues.find(({ path }) => path === `guests.${index}.${key}`)
  return issue && guestIssueText(key, issue.code, language)
}

function Person({ index, stored, answer }: PersonProps) {
  const words = useGuestsWords()
  const language = useLanguage()
  // Most who read Slovak are at home here; whoever reads English says where from, as the police will be told.
  const home = language === 'sk' ? 'SK' : ''
  const values = answer?.typed[index] ?? startOf(stored, language)
  const field = (key: GuestKey) => ({
    id: `guests-${index}-${key}`,
    name: `guests.${index}.${key}`,
    label: words[key],
    defaultValue: values[key],
    error: issueOf(answer?.issues ?? [], index, key, language),
  })
  const problem = issueOf(answer?.issues ?? [], index, 'id', language)
  return (
    <fieldset className="guests__person">
      <legend>
        {words.person} {index + 1}
      </legend>
      <input type="hidden" name={`guests.${index}.id`} value={stored?.id ?? ''} />
      {problem && <p role="alert">{problem}</p>}
      <div className="guests__grid">
        <TextField {...field('first_name')} autoComplete="off" />
        <TextField {...field('last_name')} autoComplete="off" />
        <TextField
          {...field('birth_date')}
          inputMode="text"
          placeholder={words.birthExample}
          autoComplete="off"
        />
        <SelectField {...field('nationality')} defaultValue={values.nationality ?? home}>
          {home === '' && <option value="">{words.chooseCountry}</option>}
          {countriesIn(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('document_kind')} help={words.documentHelp}>
          <Options of={identityLabels[language]} />
        </SelectField>
        <TextField
          {...field('document_number')}
          autoComplete="off"
          help={
            stored?.document_number
              ? words.documentKept.replace('{{number}}', stored.document_number)
              : undefined
          }
        />
        <TextField {...field('address')} help={words.addressHelp} autoComplete="off" />
        <SelectField {...field('purpose')}>
          <Options of={purposeLabels[language]} />
        </SelectField>
      </div>
    </fieldset>
  )
}

function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
