import { galleryImages as declaration } from '@dvor/contract/collections/content/gallery-images.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { invalid } from '../platform/errors.ts'
import { galleryImageRows } from '../db/schema/content/gallery-images.ts'

const owners = ['accommodation_unit', 'activity', 'gallery'] as const

const exactlyOneOwner: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const ownersOfImage = owners.filter((owner) =>
    draft[owner] === undefined ? current?.[owner] : draft[owner],
  )
  if (ownersOfImage.length !== 1)
    throw invalid(
      owners.map((path) => ({ path, code: ownersOfImage.length === 0 ? 'required' : 'too_many' })),
    )
  return draft
}

export const galleryImages = onServer(declaration, galleryImageRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: exactlyOneOwner },
})
