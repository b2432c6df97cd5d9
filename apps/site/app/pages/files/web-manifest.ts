import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { brandVersion } from '@dvor/contract/values/palette.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

const icon = (version: string, size: number, name = `icon-${size}`, purpose = 'any') => {
  return { src: `/icons/${name}.png?v=${version}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** The web app manifest with the property's own name. Throws a 503 when the settings cannot be read. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const settings = await apiOf(context).singleton(globalSettings).read()
  if (!settings) throw data(null, { status: 503 })
  const version = brandVersion(settings)
  const manifest = {
    id: '/',
    name: settings.business_name,
    short_name: settings.business_name,
    lang: 'sk',
    start_url: '/',
    display: 'browser',
    background_color: settings.colour_paper,
    theme_color: settings.colour_primary,
    icons: [icon(version, 192), icon(version, 512), icon(version, 512, 'icon-maskable-512', 'maskable')],
  }
  const headers = { 'content-type': 'application/manifest+json; charset=utf-8' }
  return new Response(JSON.stringify(manifest), { headers })
}
