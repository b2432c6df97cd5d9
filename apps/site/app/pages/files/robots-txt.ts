import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { isOpenToSearch } from '../../core/seo/open-to-search.ts'
import { visitContext } from '../../core/client/visit.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'

const inEveryLanguage = ['/rezervacia-detail/', '/potvrdenie_platby'].flatMap((path) => [
  path,
  sitePath(path, 'en'),
])

/** Pages with a token and the flow's steps are nobody's business; search engines stay out altogether until the owner opens the property. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const settings = await apiOf(context).singleton(globalSettings).read()
  const { publicUrl } = context.get(visitContext)
  const rules =
    settings && !isOpenToSearch(settings)
      ? ['Disallow: /']
      : ['/api/', ...inEveryLanguage, '/login'].map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
