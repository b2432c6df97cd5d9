import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { sharedWords } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { loadShared } from '../../features/gatherings/load-shared.ts'
import { SharedPage } from '../../features/gatherings/shared-page.tsx'

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadShared(context, params.token ?? '', new URL(request.url))

export const meta = ({ matches }: MetaArgs) => {
  const { title, intro } = sharedWords[languageOf(matches)]
  // Search engines and previews must not see the secret.
  return pageMeta(matches, { title, path: gatheringPaths.shared, description: intro, noindex: true })
}

export default function GatheringSharedPage() {
  return <SharedPage view={useLoaderData<typeof loader>()} />
}
