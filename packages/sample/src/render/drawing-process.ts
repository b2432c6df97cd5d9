import { setPriority } from 'node:os'
import type { SceneName } from '../scenes/scene-list.ts'
import type { DrawnScene } from './draw-aside.ts'
import { renderPicture } from './render-picture.ts'
import { scenesFolders } from './scenes-folders.ts'

// Visitors have precedence; some systems allow no change.
try {
  setPriority(10)
} catch {}
// Without its parent nobody takes the pictures; those that are finished stay in the cache.
process.on('disconnect', () => process.exit())

for (const name of process.argv.slice(2) as SceneName[]) {
  const drawn: DrawnScene = { name, rendered: await renderPicture(name, scenesFolders.full) }
  process.send?.(drawn)
}
process.disconnect()
