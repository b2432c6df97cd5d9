import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SceneName } from '../scenes/scene-list.ts'
import type { RenderedScene } from './render-picture.ts'

/** Message of the drawing process: one scene is ready in the cache folder of full drawings. */
export interface DrawnScene {
  name: SceneName
  rendered: RenderedScene
}

const script = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

/**
 * Draws scenes in a process of their own with a lower priority, so that requests are answered as fast as before
 * and its memory is free again afterwards. Scenes of an earlier run are not drawn again.
 * @throws Error when it ends early; what is drawn until then is kept
 */
export async function drawAside(
  names: readonly string[],
  onDrawn: (scene: DrawnScene) => void,
  signal: AbortSignal,
): Promise<void> {
  const { PATH = '' } = process.env
  const child = fork(script, names, {
    execArgv: [],
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk))
  child.on('message', (scene) => onDrawn(scene as DrawnScene))
  const stop = () => void child.kill()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 || signal.aborted ? resolve() : reject(new Error(complaints.trim() || `ended with ${code}`)),
    )
  }).finally(() => signal.removeEventListener('abort', stop))
}
