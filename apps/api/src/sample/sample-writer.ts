import { languageCodes, languages } from '@dvor/format/languages.ts'
import type { Collection, CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { CallContext, Draft, ServerCollection } from '../crud/define.ts'
import { createRow, editRow } from '../crud/write.ts'
import { storePdf } from '../uploads/store-pdf.ts'
import { insertFile } from '../platform/files/file-queries.ts'
import { nonBreaking } from '../seed/texts/non-breaking.ts'
import type { Db } from '../db/database.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import { samplePictures, type PictureName } from '@dvor/sample/pictures.ts'
import { preparePicture, type PictureLook } from './sample-picture.ts'
import { insertSampleRows, type SampleRow } from './sample-queries.ts'

/** How the pictures look, and those that have no file and are left out. */
export interface PictureChoice {
  readonly look: PictureLook
  readonly missing: readonly PictureName[]
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
  readonly #pictures: PictureChoice
  readonly #rows: SampleRow[] = []

  constructor(
    db: Db,
    context: CallContext,
    services: Pick<CollectionServices, 'files' | 'registry'>,
    pictures: PictureChoice,
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

  /** Gives a record its picture, with its own description. */
  async picture(
    { uploadRef: ref, name }: Collection,
    refId: string,
    scene: PictureName,
    field = 'image',
  ): Promise<void> {
    if (!ref) throw new Error(`${name} takes no pictures`)
    if (this.#pictures.missing.includes(scene)) return
    const { record, folder, sources } = await preparePicture(scene, this.#pictures.look)
    await this.#services.files.put(folder, sources)
    await insertFile(this.db, record, { ref, refId, field })
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

  altOf(scene: PictureName): string {
    return samplePictures[scene].alt
  }
}

/** Long texts and prices, also translated ones, get non-breaking spaces; titles and names do not, because people search for them. */
function typeset({ declaration: { fields } }: ServerCollection, values: object): Draft {
  const isCopy = (key: string) =>
    key === 'price_text' || fields[key]?.kind === 'html' || fields[key]?.kind === 'longtext'
  const boundTexts = (texts: object) => Object.fromEntries(Object.entries(texts).map(bound))
  const bound = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'translations' && typeof value === 'object' && value)
      return [key, inBoundLanguages(value, boundTexts)]
    return isCopy(key) && typeof value === 'string' ? [key, nonBreaking(value)] : [key, value]
  }
  return boundTexts(values)
}

/** Texts by language, changed where words of one letter must not end a line. */
const inBoundLanguages = (translations: object, change: (texts: object) => object) =>
  Object.fromEntries(
    Object.entries(translations).map(([code, texts]: [string, object]) => {
      const language = languageCodes.find((one) => one === code)
      return [code, language && languages[language].bindsShortWords ? change(texts) : texts]
    }),
  )
