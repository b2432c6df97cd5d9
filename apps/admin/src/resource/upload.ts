import { apiError } from '@dvor/contract/errors.ts'
import type { UploadedFile } from '@dvor/contract/uploads.ts'
import { client, session, type Attempt } from '../app/api.ts'

export interface UploadTarget {
  /** The collection's `uploadRef`. */
  readonly ref: string
  readonly refId: string
  readonly field: string
}

/** A picture of the rich editor: no owner yet, the html that shows it becomes one (design/contract.md "Uploads"). */
export function uploadLoose(file: File): Promise<Attempt<UploadedFile[]>> {
  const form = new FormData()
  form.append('data', '{}')
  form.append('files', file, file.name)
  return client.attempt<UploadedFile[]>('POST', '/upload', { body: form })
}

export const deleteUpload = (id: string) => client.attempt<UploadedFile>('DELETE', `/upload/files/${id}`)

/**
 * Uploads to a field of a saved record. XMLHttpRequest, because fetch reports no progress of a request body.
 * @param onProgress percent sent so far, 0 to 100
 */
export async function uploadTo(
  target: UploadTarget,
  files: readonly File[],
  onProgress: (percent: number) => void,
): Promise<Attempt<UploadedFile[]>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(target)) form.append(name, value)
  for (const file of files) form.append('files', file, file.name)
  const first = await sendForm(form, onProgress)
  if (first.ok || first.error.status !== 401) return first
  return (await client.renewSession()) ? sendForm(form, onProgress) : first
}

function sendForm(form: FormData, onProgress: (percent: number) => void): Promise<Attempt<UploadedFile[]>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/upload')
    request.setRequestHeader('authorization', `Bearer ${session.token() ?? ''}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve({ ok: false, error: { status: 0, code: 'unavailable', message: '' } })
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Attempt<UploadedFile[]> {
  if (request.status === 200) return { ok: true, value: request.response as UploadedFile[] }
  const body = apiError.safeParse(request.response)
  const error = body.success ? body.data : { code: 'internal' as const, message: '' }
  return { ok: false, error: { ...error, status: request.status } }
}
