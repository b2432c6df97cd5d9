import { staysWords } from '@dvor/texts/areas.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { UnitSummary } from '../load-units.ts'
import { PriceFrom } from '../prices/price-from.tsx'
import classes from './whole-offers.module.css'

/** The building, or the property, as a whole: price, persons and the way to its dates; nothing where it is not sold. */
export function WholeOffers({ units }: { units: readonly UnitSummary[] }) {
  return units.map((unit) => <WholeOffer key={unit.id} unit={unit} />)
}

function WholeOffer({ unit }: { unit: UnitSummary }) {
  const words = useWords(staysWords)
  const { persons } = useFormats()
  return (
    <article className={classes.whole} data-testid="whole-offer">
      {unit.image && (
        <OwnersPicture className={classes.picture} file={unit.image} sizes="(width >= 48rem) 16rem, 94vw" />
      )}
      <div className={classes.text}>
        <h3>
          <OwnersText>{unit.title}</OwnersText>
        </h3>
        <p>{words.wholeFor(persons(unit.sleeps))}</p>
        {unit.short_description && (
          <p>
            <OwnersText>{unit.short_description}</OwnersText>
          </p>
        )}
      </div>
      <div className={classes.choice}>
        <p>
          <PriceFrom from={unit.priceFrom} />
        </p>
        <LinkButton to={`/ubytovanie/${unit.slug}`}>
          {words.wholeFree}
          <span className="visually-hidden"> – {unit.title}</span>
        </LinkButton>
      </div>
    </article>
  )
}
