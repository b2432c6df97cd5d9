import { services } from '@dvor/contract/collections/services/services.ts'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { titleOf } from '../../core/records/titles.ts'
import { ServiceBookings } from './service-bookings.tsx'
import classes from './services.module.css'
import { SlotWeek } from './slot-week.tsx'

/** A service's form with its weekly slots and its bookings. */
export function ServiceEditPage() {
  return (
    <EditPage
      collection={services}
      below={(service) => (
        <div className={classes.below}>
          <SlotWeek serviceId={service.id} />
          <ServiceBookings
            serviceId={service.id}
            title={titleOf(services, service)}
            least={typeof service['min_persons'] === 'number' ? service['min_persons'] : null}
          />
        </div>
      )}
    />
  )
}
