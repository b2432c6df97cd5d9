import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { activities } from '@dvor/contract/collections/services/activities.ts'
import type { SlotServiceKey } from './slot-services.ts'
import type { PictureName } from '../../pictures.ts'

export type SampleActivity = Omit<CreateInput<typeof activities>, 'service'> & {
  scene: PictureName
  /** The service that can be booked for it. */
  service?: SlotServiceKey
}
