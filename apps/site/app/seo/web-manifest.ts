import { globalSettings } from '@dvor/contract/collections/global-settings.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../api.ts'

const icon = (size: number, name = `icon-${size}`, purpose = 'any') => {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** What a phone needs to keep the site on its first screen, under the house's own name. Throws a 503 without it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const settings = await apiOf(context).singleton(globalSettings).read()
  if (!settings) throw data(null, { status: 503 })
  const manifest = {
    id: '/',
    name: settings.business_name,
    short_name: settings.business_name,
    lang: 'sk',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#1f3d2b',
    icons: [icon(192), icon(512), icon(512, 'icon-maskable-512', 'maskable')],
  }
  const headers = { 'content-type': 'application/manifest+json; charset=utf-8' }
  return new Response(JSON.stringify(manifest), { headers })
}
