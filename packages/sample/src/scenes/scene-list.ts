import { activityScenes } from './activity-scenes.ts'
import { animalScenes } from './animal-scenes.ts'
import { breakfastScenes } from './breakfast-scenes.ts'
import { cabinScenes } from './cabin-scenes.ts'
import { craftScenes } from './craft-scenes.ts'
import { outdoorScenes } from './outdoor-scenes.ts'
import { outingScenes } from './outing-scenes.ts'
import { pageScenes } from './page-scenes.ts'
import { productScenes } from './product-scenes.ts'
import { roomScenes } from './room-scenes.ts'
import type { Scene } from '../drawing/scene.ts'
import { seasonScenes } from './season-scenes.ts'
import { tripScenes } from './trip-scenes.ts'

const drawn = {
  ...outdoorScenes,
  ...cabinScenes,
  ...roomScenes,
  ...breakfastScenes,
  ...activityScenes,
  ...animalScenes,
  ...tripScenes,
  ...outingScenes,
  ...productScenes,
  ...craftScenes,
  ...pageScenes,
  ...seasonScenes,
}

export type SceneName = keyof typeof drawn

/** Every sample picture of the product by its name; the sample content refers to pictures by these names only. */
export const scenes: Record<SceneName, Scene> = drawn
