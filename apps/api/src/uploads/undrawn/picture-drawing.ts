import type { DrawnScene } from '@dvor/sample/render/draw-aside.ts'
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction, type Db } from '../../db/database.ts'
import { announceContentChange } from '../../platform/changes/content-changes.ts'
import { folderOf } from '../../platform/files/file-places.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { placePicture } from '../store-picture.ts'
import { listUndrawn, replaceFile, type UndrawnFile } from './undrawn-queries.ts'

interface Needs {
  readonly db: Db
  readonly files: FileStore
  readonly log: FastifyBaseLogger
}

/**
 * Draws the pictures of the sample that show their colours only, while the pages are served already. The database
 * lists them, so a restart goes on where the last one ended.
 */
export class PictureDrawing {
  readonly #needs: Needs
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Begins unless it is under way. `report` gets a line of progress for each tenth picture. */
  wake(report: (line: string) => void = () => {}): void {
    if (this.#stopping.signal.aborted) return
    this.#running ??= this.#work(report)
      .catch((error: unknown) => this.#needs.log.error({ err: error }, 'drawing sample pictures failed'))
      .finally(() => void (this.#running = undefined))
  }

  /** Ends the drawing; the picture under way is drawn again at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  /** Resolves when no drawing is under way. */
  async settle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #work(report: (line: string) => void): Promise<void> {
    const waiting = Map.groupBy(await listUndrawn(this.#needs.db), ({ name }) => name.replace('.jpg', ''))
    if (waiting.size === 0) return
    // Loaded only here: all other starts do without the sample.
    const [{ drawAside }, { scenesFolders }] = await Promise.all([
      import('@dvor/sample/render/draw-aside.ts'),
      import('@dvor/sample/render/scenes-folders.ts'),
    ])
    let shown = 0
    let last = Promise.resolve()
    let failure: unknown
    const show = async ({ name, rendered }: DrawnScene) => {
      for (const file of waiting.get(name) ?? []) await this.#replace(file, rendered, scenesFolders.full)
      shown += 1
      if (shown % 10 === 0 || shown === waiting.size)
        report(`Drawing sample pictures: ${shown} of ${waiting.size}`)
    }
    const onDrawn = (scene: DrawnScene) =>
      void (last = last.then(() => show(scene)).catch((error: unknown) => void (failure ??= error)))
    await drawAside([...waiting.keys()], onDrawn, this.#stopping.signal)
    await last
    if (failure !== undefined) throw failure
  }

  /** Gives a record the drawn picture in place of its colours. */
  async #replace(file: UndrawnFile, rendered: DrawnScene['rendered'], folder: string): Promise<void> {
    const { db, files } = this.#needs
    const placed = await placePicture(files, { ...rendered, name: file.name, folder })
    const isShown = await inTransaction(db, async (tx) => {
      if (!(await replaceFile(tx, file, placed))) return false
      await announceContentChange(tx, 'upload')
      return true
    })
    if (!isShown) await files.remove(folderOf(placed.url))
  }
}
