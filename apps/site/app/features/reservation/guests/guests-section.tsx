import { taxChangeText } from '@dvor/booking/messages/tax-change-text.ts'
import type { GuestSheet, StayGuest, StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { GuestPerson } from './guest-person.tsx'
import type { GuestsAnswer } from './guests-form-data.ts'
import { useGuestsWords, type GuestsWords } from './guests-texts.ts'
import { guestPlaces } from './guest-places.ts'
import { savedTaxOf } from './tax-change.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import reservationClasses from '../styles/reservation.module.css'
import guestsClasses from './guests.module.css'

interface GuestsSectionProps {
  sheet: GuestSheet
  /** Name of the booker, and the expected guests. */
  detail: Pick<ReservationDetail, 'guest' | 'stays'>
  answer: GuestsAnswer | undefined
}

/** The guest's part of the guest register. */
export function GuestsSection({ sheet, detail, answer }: GuestsSectionProps) {
  const words = useGuestsWords()
  const [params] = useSearchParams()
  const filled = sheet.guests.length
  return (
    <section className={reservationClasses.part} id="hostia" aria-labelledby="hostia-nadpis">
      <h2 id="hostia-nadpis">{sheet.can_edit ? words.heading : words.headingClosed}</h2>
      {params.has('hostia') && !answer && filled > 0 && <Saved sheet={sheet} />}
      {sheet.can_edit && <p>{words.text}</p>}
      <p className={guestsClasses.count}>
        {words.filled} {filled} {words.of} {sheet.expected}
      </p>
      {filled > 0 && <SavedGuests guests={sheet.guests} />}
      {sheet.can_edit ? (
        <details className={guestsClasses.edit} open={answer !== undefined}>
          <summary>{filled < sheet.expected ? words.open : words.change}</summary>
          <GuestsForm {...{ sheet, detail, answer }} />
        </details>
      ) : (
        <p>{words.closed}</p>
      )}
    </section>
  )
}

/** Confirms that the register was saved, and names missing guests. */
function Saved({ sheet: { guests, expected } }: Pick<GuestsSectionProps, 'sheet'>) {
  const words = useGuestsWords()
  const language = useLanguage()
  const [params] = useSearchParams()
  const tax = savedTaxOf(params)
  const missing = expected - guests.length
  return (
    <output className={guestsClasses.saved}>
      {missing > 0 ? words.savedPart(missing) : words.saved}
      {tax && ` ${taxChangeText(tax, 'after', language)}`}
    </output>
  )
}

function SavedGuests({ guests }: { guests: readonly StayGuest[] }) {
  const language = useLanguage()
  return (
    <ul className={guestsClasses.savedGuests}>
      {guests.map(({ id, first_name, last_name, birth_date, document_number }) => (
        <li key={id}>
          {first_name} {last_name}
          <span>{[formatDay(birth_date, language), document_number].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function GuestsForm({ sheet, detail, answer }: GuestsSectionProps) {
  const words = useGuestsWords()
  const { formData } = useNavigation()
  const places = guestPlaces(sheet, detail)
  const version = answer?.version ?? sheet.version
  return (
    <Form method="post" className={guestsClasses.form} preventScrollReset noValidate>
      <input type="hidden" name="intent" value="guests" />
      <input type="hidden" name="count" value={places.length} />
      <input type="hidden" name="version" value={version} />
      {answer && !answer.tax && (
        <p role="alert" className={guestsClasses.problems}>
          {problemOf(answer, words)}
        </p>
      )}
      {places.map((place, index) => (
        // Another version has other persons at these places.
        <GuestPerson key={`${version}-${index}`} {...{ index, place, answer }} arrival={sheet.arrival} />
      ))}
      <p className={guestsClasses.privacy}>{words.privacy}</p>
      {answer?.tax && <TaxNote tax={answer.tax} />}
      <Button type="submit" busy={formData?.get('intent') === 'guests'}>
        {answer?.tax ? words.saveWithTax : words.save}
      </Button>
    </Form>
  )
}

function problemOf({ isJoined, isEmpty }: GuestsAnswer, words: GuestsWords): string {
  if (isJoined) return words.joined
  return isEmpty ? words.nothing : words.problems
}

/** Says what the typed values do to the stay tax; saving once more agrees to it. */
function TaxNote({ tax }: { tax: StayTaxChange }) {
  const words = useGuestsWords()
  const language = useLanguage()
  return (
    <>
      <input type="hidden" name="tax_before" value={tax.before} />
      <input type="hidden" name="tax_after" value={tax.after} />
      <p role="alert" className={guestsClasses.problems}>
        {taxChangeText(tax, 'before', language)} {words.taxWhy}
      </p>
    </>
  )
}
