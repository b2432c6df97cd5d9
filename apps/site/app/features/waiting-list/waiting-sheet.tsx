import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import { waitingWords } from '@dvor/texts/areas.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../core/language/use-language.ts'
import { anyStay } from '../calendar/days/day-choice.ts'
import { longSpan } from '../calendar/days/load-days.ts'
import { canStay } from '../calendar/days/party-days.ts'
import { usePartyDays } from '../calendar/days/use-party-days.ts'
import type { PickedDays } from '../calendar/range-calendar.tsx'
import { DaysSheet } from '../calendar/sheet/days-sheet.tsx'
import type { SheetProps } from '../calendar/sheet/open-sheet.tsx'
import { flowPath } from '../search/search-params.ts'
import { partyOf } from './party-fields.tsx'

/** The days of an entry: any stay that may be waited for. Full days are marked for the guests of the form. */
export function WaitingSheet(props: SheetProps<PickedDays | null>) {
  const { sheet: words, freeNow, toBooking } = useWords(waitingWords)
  const party = useMemo(() => typedParty(props.form), [props.form])
  const { days = null } = usePartyDays(party, props.first)
  const choice = useMemo(() => anyStay(days, maxStayNights), [days])
  return (
    <DaysSheet
      {...props}
      words={words}
      names={['arrival', 'departure']}
      choice={choice}
      span={longSpan}
      about={({ from, to }) =>
        days &&
        canStay(days, from, to) && (
          <p>
            {freeNow} <Link to={flowPath({ ...party, from, to })}>{toBooking}</Link>.
          </p>
        )
      }
    />
  )
}

function typedParty(form: HTMLFormElement) {
  const data = new FormData(form)
  return partyOf({ adults: String(data.get('adults')), ages: String(data.get('children_ages')) })
}
