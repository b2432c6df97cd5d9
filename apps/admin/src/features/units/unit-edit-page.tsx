import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { UnitCalendars } from '../calendars/unit-calendars.tsx'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { GallerySection } from '../galleries/gallery-section.tsx'
import classes from '../../core/screens/below-form.module.css'
import { WholeSummary } from './whole-summary.tsx'
import { PriceSeasons } from '../prices/price-seasons.tsx'

/** A unit's form with its price seasons and its pictures side by side. */
export function UnitEditPage() {
  const { t } = useTranslation()
  const links = [
    { id: 'gallery', label: t('gallery.title') },
    { id: 'seasons', label: t('seasons.title') },
    { id: 'calendars', label: t('calendars.unitTitle') },
  ]
  return (
    <EditPage
      collection={accommodationUnits}
      isCopied
      links={links}
      below={(unit) => (
        <div className={classes.beside}>
          <PriceSeasons unitId={unit.id} />
          <div className={classes.stacked}>
            <WholeSummary unitId={unit.id} />
            <GallerySection owner="accommodation_unit" ownerId={unit.id} />
            <UnitCalendars unitId={unit.id} />
          </div>
        </div>
      )}
    />
  )
}
