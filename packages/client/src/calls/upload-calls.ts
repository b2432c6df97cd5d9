import type { uploadCalls as declared } from '@dvor/contract/calls/content/uploads.ts'
import { uploadPaths } from '@dvor/contract/calls/content/content-paths.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { callAddress } from '../transport/address.ts'
import { callsOf } from '../transport/calls-of.ts'
import type { CallOptions, Send } from '../transport/transport.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'

/** Owner of the files: a pair of `ref` and `field` of docs/contract.md, Uploads, and the record. */
export interface UploadTarget {
  readonly ref: string
  readonly refId: string
  readonly field: string
}

/** A file of an input, or any bytes with a name. */
export type Uploadable = File | { readonly blob: Blob; readonly name: string }

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'onProgress'> {
  /** Alternative texts of the pictures for blind people. */
  readonly alt?: string
}

function formOf(
  fields: Readonly<Record<string, string>>,
  files: readonly Uploadable[],
  alt?: string,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (alt) form.append('alt', alt)
  for (const file of files) {
    if (file instanceof File) form.append('files', file, file.name)
    else form.append('files', file.blob, file.name)
  }
  return form
}

const uploadCall = callAddress<typeof declared.upload>(uploadPaths.upload)

/** Uploading files, and reading and removing them (docs/contract.md, Uploads). */
export function uploadCalls(send: Send) {
  const { describe, delete: remove } = callsOf<typeof declared>(send, uploadPaths).attempt
  return withAttempt({
    /** Uploads files to a field of a record: a single field's file is replaced, others are added. */
    upload: (
      target: UploadTarget,
      files: readonly Uploadable[],
      { alt, ...options }: UploadOptions = {},
    ): Promise<Attempt<UploadedFile[]>> =>
      send(uploadCall, { ...options, body: formOf({ ...target }, files, alt) }),
    /** Uploads pictures for a text: they stay as long as its html shows them. */
    uploadForText: (
      files: readonly Uploadable[],
      { alt, ...options }: UploadOptions = {},
    ): Promise<Attempt<UploadedFile[]>> =>
      send(uploadCall, { ...options, body: formOf({ data: '{}' }, files, alt) }),
    describe,
    delete: remove,
  })
}
