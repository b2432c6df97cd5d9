import type { SeedText } from '../../seed/texts/seed-text.ts'
import type { SceneName } from '../scenes/scene-list.ts'

/** A text block with its picture, where the page shows one. */
export interface PageText extends SeedText {
  scene?: SceneName
}
