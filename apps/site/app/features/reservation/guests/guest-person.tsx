import { needsVisa } from '@dvor/booking/register/visa-duty.ts'
import { ageOn } from '@dvor/booking/stay/age.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { countriesIn } from '@dvor/format/countries.ts'
import { formatDay, parseDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { usualDocument, type GuestPlace } from './guest-places.ts'
import type { GuestKey, GuestsAnswer, TypedGuest } from './guests-form-data.ts'
import { guestIssueText, useGuestsWords, type GuestsWords } from './guests-texts.ts'
import styles from './guest-person.module.css'
import classes from './guests.module.css'
import { choiceWords } from '@dvor/texts/areas.ts'

interface GuestPersonProps {
  index: number
  place: GuestPlace
  answer: GuestsAnswer | undefined
  arrival: Day | null
}

/** The inputs of one person of the register. */
export function GuestPerson({ index, place, answer, arrival }: GuestPersonProps) {
  const words = useGuestsWords()
  const { stored, booker } = place
  const problem = issueOf(answer?.issues ?? [], index, 'id', words)
  return (
    <fieldset className={classes.person}>
      <Legend index={index} age={place.age} />
      <input
        type="hidden"
        name={`guests.${index}.id`}
        value={answer ? (answer.typed[index]?.id ?? '') : (stored?.id ?? '')}
      />
      {booker && <input type="hidden" name={`guests.${index}.prefilled`} value={nameOf(booker)} />}
      {problem && <p role="alert">{problem}</p>}
      <Fields {...{ index, place, answer, arrival }} />
    </fieldset>
  )
}

function Fields({ index, place, answer, arrival }: GuestPersonProps) {
  const words = useGuestsWords()
  const language = useLanguage()
  const values = answer?.typed[index] ?? startOf(place, language)
  const document = useDocumentKind(values.document_kind || usualDocument(place.age), arrival)
  const field = (key: GuestKey) => ({
    id: `guests-${index}-${key}`,
    name: `guests.${index}.${key}`,
    label: words[key],
    error: issueOf(answer?.issues ?? [], index, key, words),
  })
  const typed = (key: GuestKey) => ({ ...field(key), defaultValue: values[key], autoComplete: 'off' })
  const masked = place.stored?.document_number
  return (
    <div className={classes.grid}>
      <TextField {...typed('first_name')} />
      <TextField {...typed('last_name')} />
      <TextField
        {...typed('birth_date')}
        placeholder={words.birthExample}
        onChange={(event) => document.suggestFor(event.currentTarget.value)}
      />
      <SelectField {...typed('nationality')}>
        {!values.nationality && <option value="">{words.chooseCountry}</option>}
        <Countries />
      </SelectField>
      <SelectField
        {...field('document_kind')}
        value={document.kind}
        help={words.documentHelp}
        onChange={(event) => document.choose(event.currentTarget.value)}
      >
        <Options of={choiceWords[language].identity} />
      </SelectField>
      <div className={styles.number}>
        <TextField
          {...typed('document_number')}
          help={masked ? words.documentKept.replace('{{number}}', masked) : undefined}
        />
      </div>
      <VisaFields typed={typed} masked={place.stored?.visa_number} />
      <TextField {...typed('address')} help={words.addressHelp} />
      <div className={styles.purpose}>
        <SelectField {...field('purpose')} defaultValue={values.purpose} help={words.purposeHelp}>
          {!values.purpose && <option value="">{words.choosePurpose}</option>}
          <Options of={choiceWords[language].purposes} />
        </SelectField>
      </div>
    </div>
  )
}

/** The countries; those whose nationals need a visa are marked, so that the style shows its inputs. */
function Countries() {
  return countriesIn(useLanguage()).map(({ code, name }) => (
    <option key={code} value={code} data-visa={needsVisa(code) || undefined}>
      {name}
    </option>
  ))
}

interface VisaProps {
  typed: (key: GuestKey) => { id: string; name: string; label: string; error: string | undefined }
  /** The end of the stored number. */
  masked: string | null | undefined
}

/** Inputs of nationals who need a visa. */
function VisaFields({ typed, masked }: VisaProps) {
  const words = useGuestsWords()
  const help = masked ? words.documentKept.replace('{{number}}', masked) : words.visaHelp
  return (
    <>
      <div className={styles.visa}>
        <TextField {...typed('visa_number')} help={help} />
      </div>
      <div className={styles.visa}>
        <TextField {...typed('birth_place')} />
      </div>
    </>
  )
}

function Legend({ index, age }: { index: number; age: number | null }) {
  const words = useGuestsWords()
  const { countOf } = useFormats()
  const years = age === 0 ? words.baby : countOf(age ?? 0, 'year')
  return (
    <legend>
      {words.person} {index + 1}
      {age !== null && ` (${words.child}, ${years})`}
    </legend>
  )
}

/** The kind of document follows the age from the typed birthday until the guest chooses one. */
function useDocumentKind(first: string, arrival: Day | null) {
  const [kind, setKind] = useState(first)
  const [isChosen, setChosen] = useState(false)
  return {
    kind,
    choose: (kind: string) => {
      setKind(kind)
      setChosen(true)
    },
    suggestFor: (birthday: string) => {
      const birth = parseDay(birthday)
      if (!isChosen && birth && arrival) setKind(usualDocument(ageOn(birth, arrival)))
    },
  }
}

const nameOf = ({ first_name, last_name }: NonNullable<GuestPlace['booker']>) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim()

/** Initial values. Readers of Slovak start with Slovakia; others choose their country. */
function startOf({ stored, booker }: GuestPlace, language: Language): Partial<TypedGuest> {
  if (stored)
    return {
      ...stored,
      birth_date: formatDay(stored.birth_date, language),
      birth_place: stored.birth_place ?? '',
      document_number: '',
      visa_number: '',
    }
  const home = language === homeLanguage ? 'SK' : ''
  return {
    first_name: booker?.first_name ?? '',
    last_name: booker?.last_name ?? '',
    nationality: booker?.country ?? home,
  }
}

function issueOf(
  issues: readonly FieldIssue[],
  index: number,
  key: string,
  words: GuestsWords,
): string | undefined {
  const issue = issues.find(({ path }) => path === `guests.${index}.${key}`)
  return issue && guestIssueText(key, issue.code, words)
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
