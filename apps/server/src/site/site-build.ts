import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '@dvor/format/languages.ts'
import type { Visit } from '@dvor/site/core/client/visit.ts'
import { StartFailure } from '../failures/start-failure.ts'

export const siteRoot = fileURLToPath(new URL('../../../site/', import.meta.url))

/** The site's server half, with what its entry exports beside the router's own. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      contextOf(visit: Visit): RouterContextProvider
      createRequestHandler: typeof createRequestHandler
    }
  }
  /** The scripts of languages but the property's own; none in development, where scripts have all languages. */
  otherLanguages?: Partial<Record<Language, ServerBuild['assets']>>
}

/** Loads the built site. @throws StartFailure when there is none */
export async function loadBuild(): Promise<SiteBuild> {
  if (!existsSync(`${siteRoot}build/server/index.js`))
    throw new StartFailure('The site is not built; run npm run build')
  const build: unknown = await import('@dvor/site/server-build')
  const { default: otherLanguages }: { default: unknown } = await import('@dvor/site/manifests')
  return { ...(build as SiteBuild), otherLanguages: otherLanguages as SiteBuild['otherLanguages'] }
}
