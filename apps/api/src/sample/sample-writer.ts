import type { Collection, CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { CallContext, Draft, ServerCollection } from '../crud/define.ts'
import { createRow, editRow } from '../crud/write.ts'
import { storePdf } from '../uploads/store-pdf.ts'
import { storePicture } from '../uploads/store-picture.ts'
import { nonBreaking } from '../seed/texts/non-breaking.ts'
import type { Db } from '../db/database.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { SceneManifest } from '@dvor/sample/render/render-scenes.ts'
import type { SceneName } from '@dvor/sample/scenes/scene-list.ts'
import { insertSampleRows, type SampleRow } from './sample-queries.ts'

/** Rendered pictures and the folder that their paths are relative to. */
export interface ScenePictures {
  readonly manifest: SceneManifest
  readonly folder: string
}

interface PdfFile {
  name: string
  content: Buffer
}

/** Writes sample rows through the engine, as an owner's form does, and records them at the end. */
export class SampleWriter {
  readonly db: Db
  readonly context: CallContext
  readonly #services: Pick<CollectionServices, 'files' | 'registry'>
  readonly #pictures: ScenePictures
  readonly #rows: SampleRow[] = []

  constructor(
    db: Db,
    context: CallContext,
    services: Pick<CollectionServices, 'files' | 'registry'>,
    pictures: ScenePictures,
  ) {
    this.db = db
    this.context = context
    this.#services = services
    this.#pictures = pictures
  }

  /** Adds a record. @returns its id. `extra` are columns that no form has. */
  async add<C extends Collection>(collection: C, values: CreateInput<C>, extra: Draft = {}): Promise<string> {
    const on = collectionOf(this.#services.registry, collection)
    const { id } = await createRow(this.db, on, { ...typeset(on, values), ...extra }, this.context)
    this.#rows.push({ collection: collection.name, recordId: id })
    return id
  }

  /** Rewrites an existing row; without an id the only one. */
  async rewrite(collection: Collection, id: string | undefined, values: Draft): Promise<string> {
    const on = collectionOf(this.#services.registry, collection)
    const row = await editRow(this.db, on, id, typeset(on, values), this.context)
    this.#rows.push({ collection: collection.name, recordId: row.id, rewritten: true })
    return row.id
  }

  /** Gives a record its picture, with the drawing's own description. */
  async picture(
    { uploadRef: ref, name }: Collection,
    refId: string,
    scene: SceneName,
    field = 'image',
  ): Promise<void> {
    if (!ref) throw new Error(`${name} takes no pictures`)
    const { alt, hash, placeholder, formats } = this.#pictures.manifest[scene]
    const folder = this.#pictures.folder
    const ready = { name: `${scene}.jpg`, alt, hash, placeholder, formats, folder }
    await storePicture(this.#services, this.db, ready, { ref, refId, field })
  }

  /** Gives a record its PDF file. */
  async pdf({ uploadRef: ref, name }: Collection, refId: string, file: PdfFile): Promise<void> {
    if (!ref) throw new Error(`${name} takes no files`)
    await storePdf(this.#services, this.db, file, { ref, refId, field: 'file' })
  }

  /** Records all added and rewritten rows, at the end. */
  async recordRows(): Promise<void> {
    await insertSampleRows(this.db, this.#rows)
  }

  altOf(scene: SceneName): string {
    return this.#pictures.manifest[scene].alt
  }
}

/** Long texts and prices get non-breaking spaces; titles and names do not, because people search for them. */
function typeset({ declaration: { fields } }: ServerCollection, values: object): Draft {
  const isCopy = (key: string) =>
    key === 'price_text' || fields[key]?.kind === 'html' || fields[key]?.kind === 'longtext'
  const bound = ([key, value]: [string, unknown]): [string, unknown] =>
    isCopy(key) && typeof value === 'string' ? [key, nonBreaking(value)] : [key, value]
  return Object.fromEntries(Object.entries(values).map(bound))
}
