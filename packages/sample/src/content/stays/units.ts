import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { PictureName } from '../../pictures.ts'
import { apartments } from './apartments.ts'
import { cottages } from './cottages.ts'
import type { ObjectKey } from './objects.ts'
import { rooms } from './rooms.ts'
import type { UnitKind } from './seasons.ts'

export type UnitKey = 'lipa' | 'jasen' | 'javor' | 'breza' | 'sypka' | 'krov' | 'potok' | 'sad'

export type SampleUnit = Omit<CreateInput<typeof accommodationUnits>, 'accommodation_object'> & {
  key: UnitKey
  kind: UnitKind
  object: ObjectKey
  scene: PictureName
  /** Pictures beside its first one. */
  gallery: readonly PictureName[]
}

export const sampleUnits: readonly SampleUnit[] = [...rooms, ...apartments, ...cottages]
