import type { HouseText } from '../../house/texts/house-text.ts'
import type { SceneName } from '../scenes/scene-list.ts'

/** A text block with its picture, where the page shows one. */
export interface PageText extends HouseText {
  scene?: SceneName
}
