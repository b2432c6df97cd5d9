import type { SceneName } from '../../scenes/scene-list.ts'

/** A text block with its picture, where the page shows one. */
export interface PageText {
  title: string
  /** HTML. */
  content: string
  scene?: SceneName
}
