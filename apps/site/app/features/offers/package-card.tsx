import { contentTexts } from '@dvor/texts/areas.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { OfferedPackage } from './load-offers.ts'
import { packagePrice } from './offer-dates.ts'
import classes from './package-card.module.css'

interface PackageCardProps {
  sold: OfferedPackage
  /** Whether it has a name of its own beside that of its offer. */
  isNamed: boolean
}

/** A package on the page of its offer: what it is, its nights and price, and the way to its days. */
export function PackageCard({ sold, isNamed }: PackageCardProps) {
  const words = useWords(contentTexts)
  const language = useLanguage()
  const { nights } = useFormats()
  const { title, text, bookPath } = sold
  return (
    <section className={classes.card}>
      {isNamed && (
        <h3 className={classes.title}>
          <OwnersText>{title}</OwnersText>
        </h3>
      )}
      {text && (
        <p>
          <OwnersText>{text}</OwnersText>
        </p>
      )}
      <p className={classes.price}>
        {nights(sold.nights)} · {packagePrice(sold, language)}
      </p>
      <LinkButton to={bookPath}>
        <span>
          {words.choosePackage}
          <span className="visually-hidden">: {title}</span>
        </span>
      </LinkButton>
    </section>
  )
}
