import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { UnitCalendars } from '../calendars/unit-calendars.tsx'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { GallerySection } from '../galleries/gallery-section.tsx'
import classes from '../../core/screens/below-form.module.css'
import { WholeSummary } from './whole-summary.tsx'
import { PriceSeasons } from '../prices/price-seasons.tsx'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

/** A unit's form with its price seasons and its pictures side by side. */
export function UnitEditPage() {
  const { t } = useTranslation()
  const may = useMay()
  const links = [
    { id: 'gallery', label: t('gallery.title') },
    ...(may('prices.read') ? [{ id: 'seasons', label: t('seasons.title') }] : []),
    ...(may('settings.read') ? [{ id: 'calendars', label: t('calendars.unitTitle') }] : []),
  ]
  return (
    <EditPage
      collection={accommodationUnits}
      isCopied
      links={links}
      below={(unit) => (
        <div className={classes.beside}>
          <IfMay permission="prices.read">
            <PriceSeasons unitId={unit.id} />
          </IfMay>
          <div className={classes.stacked}>
            <IfMay permission="prices.read">
              <WholeSummary unitId={unit.id} />
            </IfMay>
            <GallerySection owner="accommodation_unit" ownerId={unit.id} />
            <IfMay permission="settings.read">
              <UnitCalendars unitId={unit.id} />
            </IfMay>
          </div>
        </div>
      )}
    />
  )
}
