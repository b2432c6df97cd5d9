import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { restrictionSentence } from '../unavailable/restriction-text.ts'
import { wayPath } from '../flow/way-path.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import classes from './restricted-card.module.css'
import quoteCardClasses from './quote-card.module.css'

/** A unit that is not available for these days: all reasons, and near days on which it is. */
export function RestrictedCard({ quote, search }: { quote: UnitQuote; search: FlowSearch }) {
  const texts = useTexts()
  const named = useOwnersTexts()
  const language = useLanguage()
  const { unit, availability } = quote
  const days = { from: search.from ?? '', to: search.to ?? '' }
  return (
    <li className={classes.restricted}>
      <h3 className={classes.title}>
        <OwnersText>{unit.title}</OwnersText>
        {unit.slug === search.unit && <span className={quoteCardClasses.tag}>{texts.units.wanted}</span>}
      </h3>
      <ul className={classes.reasons}>
        {availability.refusals.map((restriction) => (
          <li key={restriction.code}>{restrictionSentence(restriction, days, language, named)}</li>
        ))}
      </ul>
      {availability.longer && (
        <div className={classes.ways}>
          <p>{texts.units.longer}</p>
          <AlternativeLink alternative={availability.longer} search={search} unit={unit} />
        </div>
      )}
      {availability.alternatives.length > 0 && (
        <div className={classes.ways}>
          <p>{texts.units.alternatives}</p>
          {availability.alternatives.map((alternative) => (
            <AlternativeLink key={alternative.arrival} {...{ alternative, search, unit }} />
          ))}
        </div>
      )}
    </li>
  )
}

interface AlternativeLinkProps {
  alternative: Alternative
  search: FlowSearch
  unit: UnitQuote['unit']
}

/** Address of the same unit and party on other days. */
function AlternativeLink({ alternative, search, unit }: AlternativeLinkProps) {
  const { formatDayRange, formatMoney } = useFormats()
  const { arrival: from, departure: to, total } = alternative
  return (
    <LinkButton
      to={wayPath(search, { ...alternative, unit })}
      variant="quiet"
      size="small"
      preventScrollReset
    >
      <span className="visually-hidden">
        <OwnersText>{unit.title}</OwnersText>:{' '}
      </span>
      {formatDayRange(from, to)} · {formatMoney(total)}
    </LinkButton>
  )
}
