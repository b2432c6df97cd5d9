import { z } from 'zod'
import { offersReorder } from '../../collections/content/seasonal-offers.ts'
import { ownersTexts, ownersTextsQuery } from '../../site/owners-texts.ts'
import { currentSlug, formerSlug, pageSlugs } from '../../site/page-slugs.ts'
import { declareCalls } from '../call.ts'
import { offerPaths, pagePaths } from './content-paths.ts'

/** Addresses of all records that have a page, the way from former ones, and the owner's texts in other languages. */
export const pageCalls = declareCalls('content', pagePaths, {
  pageSlugs: { access: 'anyone', summary: 'Adresy všetkých stránok záznamov', answer: pageSlugs },
  /** The owner's short texts in a language, by the Slovak ones. */
  ownersTexts: {
    access: 'anyone',
    summary: 'Krátke texty majiteľa v inom jazyku',
    query: ownersTextsQuery,
    answer: ownersTexts,
  },
  /** The slug that a record has today, by one that it had before. */
  formerSlug: {
    access: 'anyone',
    summary: 'Dnešná adresa stránky záznamu podľa bývalej',
    params: formerSlug,
    answer: currentSlug,
  },
})

/** The order of seasonal offers. */
export const offerCalls = declareCalls('seasonal-offers', offerPaths, {
  reorder: {
    access: 'content.edit',
    summary: 'Nové poradie všetkých ponúk',
    body: offersReorder,
    answer: z.object({ reordered: z.boolean() }),
  },
})
