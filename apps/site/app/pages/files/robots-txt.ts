import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { disallowedPaths } from '@dvor/contract/site/site-pages.ts'
import { languageCodes } from '@dvor/format/languages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { isOpenToSearch } from '../../core/seo/open-to-search.ts'
import { visitContext } from '../../core/client/visit.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'

const disallowed = disallowedPaths.flatMap((path) =>
  languageCodes.map((language) => sitePath(path, language)),
)

/** Keeps search engines away from pages behind a token, and from the whole site until the owner opens the property. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const settings = await apiOf(context).singleton(globalSettings).read()
  const { publicUrl } = context.get(visitContext)
  const rules =
    settings && !isOpenToSearch(settings)
      ? ['Disallow: /']
      : ['/api/', ...disallowed, '/login'].map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
