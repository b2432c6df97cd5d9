import { contentPages } from '@dvor/contract/site/content-pages.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { loadBlocks } from './load-page.ts'

/** Loads the picture at the head of the home page; null where there is none. */
export async function loadPropertyPicture(
  context: Readonly<RouterContextProvider>,
): Promise<PictureFile | null> {
  return (await loadBlocks(context, contentPages.home))?.['uvod-hero']?.image ?? null
}
