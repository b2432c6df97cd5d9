import { PageLink } from '../../core/links/page-link.tsx'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import type { UnitSummary } from './load-units.ts'
import { useFormats } from '../../core/language/formats.ts'
import { PriceFrom } from './prices/price-from.tsx'
import { OwnersText } from '../../core/language/owners-text.tsx'
import cardClasses from '../../core/content/picture-card.module.css'
import classes from './unit-card.module.css'

interface UnitCardProps {
  unit: UnitSummary
  /** Width of the picture, as in `<img sizes>`. */
  sizes: string
  /** Level of the heading below its section. */
  heading?: 'h2' | 'h3'
}

/** A card that links to a unit: picture, building, capacity and lowest price. */
export function UnitCard({ unit, sizes, heading: Heading = 'h3' }: UnitCardProps) {
  const { persons } = useFormats()
  return (
    <article className={cardClasses.pictureCard} data-testid="unit-card">
      {unit.image && <OwnersPicture className={cardClasses.picture} file={unit.image} sizes={sizes} />}
      <div className={classes.head}>
        <Heading>
          <PageLink className={cardClasses.link} to={`/ubytovanie/${unit.slug}`}>
            <OwnersText>{unit.title}</OwnersText>
          </PageLink>
        </Heading>
        <p className={classes.price}>
          <PriceFrom from={unit.priceFrom} />
        </p>
      </div>
      {unit.short_description && (
        <p className={classes.text}>
          <OwnersText>{unit.short_description}</OwnersText>
        </p>
      )}
      <p className={cardClasses.facts}>
        <OwnersText>{unit.objectTitle}</OwnersText> · {facts(unit, persons).join(' · ')}
      </p>
    </article>
  )
}

function facts(
  { capacity, sleeps, area_m2: area }: UnitSummary,
  persons: (count: number) => string,
): string[] {
  const people = sleeps > capacity ? `${capacity} – ${persons(sleeps)}` : persons(capacity)
  return [people, area ? `${area} m²` : ''].filter(Boolean)
}
