import { accommodationUnits } from '@dvor/contract/collections/accommodation-units.ts'
import { UnitCalendars } from '../calendars/unit-calendars.tsx'
import { EditPage } from '../resource/edit-page.tsx'
import { GallerySection } from './gallery-section.tsx'
import classes from './gallery.module.css'
import { PriceSeasons } from './price-seasons.tsx'

/** A unit's form with its price seasons and its pictures. */
export function UnitEditPage() {
  return (
    <EditPage
      collection={accommodationUnits}
      below={(unit) => (
        <div className={classes.beside}>
          <PriceSeasons unitId={unit.id} />
          <UnitCalendars unitId={unit.id} />
          <GallerySection owner="accommodation_unit" ownerId={unit.id} />
        </div>
      )}
    />
  )
}
