import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mountSmallDisk, unmountSmallDisk } from '@dvor/api/testing/servers/small-disk.ts'
import { uploadForm } from '@dvor/api/testing/upload-form.ts'
import { inTurn, type Fault, type Findings } from '../fault.ts'
import { knock } from '../knocking.ts'
import { noisyJpeg } from '@dvor/api/testing/files/noisy-jpeg.ts'
import { bearerOf } from '../owner-calls.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

/** Uploads that do not fit, one while it arrives, one only in all its formats; then one that fits. */
async function uploadToFull(property: ServedProperty): Promise<Findings> {
  const headers = { authorization: await bearerOf(property) }
  const [object] = await property.rows<{ id: string }>('select id from accommodation_objects')
  const fields = { ref: 'accommodation-object', refId: object?.id ?? '', field: 'image' }
  const upload = async (width: number, height: number) => {
    const form = uploadForm([{ name: 'a.jpg', content: await noisyJpeg(width, height) }], fields)
    const call = { ...form, headers: { ...form.headers, ...headers } }
    const outcome = await knock(property.server.url, { method: 'POST', path: '/upload', ...call })
    return `${outcome.status} ${'body' in outcome ? ((outcome.body as { code?: string })?.code ?? '') : ''}`.trim()
  }
  const begun = performance.now()
  const violations: string[] = []
  for (const [width, height] of [
    [1600, 1200],
    [1000, 700],
  ] as const) {
    const answer = await upload(width, height)
    if (answer !== '507 storage_full') violations.push(`a picture that does not fit was answered ${answer}`)
    violations.push(...(await strayFiles(property)))
  }
  const fits = await upload(60, 40)
  if (fits !== '200') violations.push(`a picture that fits was answered ${fits}`)
  return {
    violations: [...violations, ...(await property.checkIntegrity())],
    worstMs: performance.now() - begun,
  }
}

/** Files in the store without a row. */
async function strayFiles({ dataDir }: ServedProperty): Promise<string[]> {
  const uploads = join(dataDir, 'uploads')
  const names = await readdir(uploads, { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map(({ name }) => `a part of a file stayed: ${name}`)
}

type Spoil = (uploads: string) => Promise<unknown>

async function onSmallDisk(megabytes: number, spoil?: Spoil): Promise<Findings> {
  const property = await openServedProperty({ units: 1 })
  const uploads = join(property.dataDir, 'uploads')
  await mkdir(uploads, { recursive: true })
  const mounted = mountSmallDisk(uploads, megabytes)
  try {
    if (!mounted) throw new Error('mounting is not allowed here')
    await spoil?.(uploads)
    return await uploadToFull(property)
  } finally {
    if (mounted) unmountSmallDisk(uploads)
    await property.close()
  }
}

const leaveAPart: Spoil = async (uploads) => {
  await mkdir(join(uploads, '.incoming'), { recursive: true })
  await writeFile(join(uploads, '.incoming', 'left-behind.part'), 'half a picture')
}

export const fullDisk: Fault = {
  name: 'disk',
  what: 'a full disk on upload: answered 507 storage_full, no part of a file stays, what fits still goes in',
  rounds: 3,
  run: (rounds) => inTurn(rounds, () => onSmallDisk(1)),
  controls: [
    { what: 'a part of a file left behind', run: () => onSmallDisk(1, leaveAPart) },
    { what: 'a disk with room', run: () => onSmallDisk(64) },
  ],
  missing: () => (process.getuid?.() === 0 ? undefined : 'needs root, to mount a small disk'),
}
