import { Link } from 'react-router'
import { useFormats } from '../../../core/language/formats.ts'
import { ContactLine } from '../../../core/forms/contact-line.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { flowQuery } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'

/** Contact for an empty search: phone, e-mail, and a link to the form with days and people filled in. */
export function AskUs({ flow: { search } }: { flow: Pick<FlowData, 'search'> }) {
  const texts = useTexts()
  const { formatDayRange } = useFormats()
  const { from, to, adults, ages } = search
  const subject = from && to ? `${texts.units.askSubject} ${formatDayRange(from, to)}` : undefined
  return (
    <>
      <p>
        <Link to={`/kontakt?${flowQuery({ from, to, adults, ages })}#formular`}>{texts.units.askForm}</Link>
      </p>
      <ContactLine subject={subject} />
    </>
  )
}
