import type { CreateInput } from '@dvor/contract/collection.ts'
import type { activities } from '@dvor/contract/collections/activities.ts'
import type { SceneName } from '../scenes/scene-list.ts'

export type SampleActivity = CreateInput<typeof activities> & { scene: SceneName }
