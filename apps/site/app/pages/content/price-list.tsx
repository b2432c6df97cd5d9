import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { PageLink } from '../../core/links/page-link.tsx'
import { coverSizes } from '@dvor/ui/picture/picture.tsx'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { apiOf } from '../../core/client/api.ts'
import { loadBlocks, pageData, type TextBlock } from '../../core/content/load-page.ts'
import { loadActivityPrices } from '../../features/activities/load-activities.ts'
import { ActivityPrices } from '../../features/activities/price-table.tsx'
import { BlockText } from '../../core/content/block-text.tsx'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { contentMeta } from '../../core/content/content-meta.ts'
import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { useWords } from '../../core/language/use-language.ts'
import { PriceFrom } from '../../features/stays/prices/price-from.tsx'
import classes from './price-list.module.css'

/**
 * Loads the text block of page 'Cenník' and the active activity prices in the order of their creation (docs/product.md, Site).
 */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [blocks, rows, units] = await Promise.all([
    loadBlocks(context, contentPages.priceList),
    loadActivityPrices(context),
    apiOf(context).booking.lowestPrices(),
  ])
  return pageData(context, contentPages.priceList, { blocks, rows, units })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['prices-description'])

export default function PriceListPage() {
  const { head, blocks, rows, units } = useLoaderData<typeof loader>()
  return (
    <>
      <Head block={blocks?.['prices-description']} name={head.name} />
      {(!blocks || !rows || !units) && <LoadFailure />}
      {rows && rows.length > 0 && (
        <section className="section page-width">
          <ActivityPrices rows={rows} />
        </section>
      )}
      {units && <UnitPrices block={blocks?.['prices-accommodation']} units={units} />}
    </>
  )
}

/** Heading and description on a panel in front of the block's picture. */
function Head({ block, name }: { block: TextBlock | undefined; name: string }) {
  return (
    <header className={classes.priceHead}>
      {block?.image && (
        <OwnersPicture
          className={classes.background}
          file={block.image}
          sizes={`(width >= 48rem) 100vw, ${coverSizes(block.image, 100, 5 / 6)}`}
          alt=""
          eager
        />
      )}
      <div className="page-width">
        <div className={classes.sheet}>
          <h1 lang={block?.lang}>{block?.title ?? name}</h1>
          <BlockText block={block} />
        </div>
      </div>
    </header>
  )
}

function UnitPrices({ block, units }: { block: TextBlock | undefined; units: readonly LowestPrice[] }) {
  const words = useWords(contentTexts)
  return (
    <section className="section page-width">
      <div className="section-head">
        <h2 lang={block?.lang}>{block?.title ?? words.stayPrices}</h2>
        <BlockText block={block} className="lead" />
      </div>
      <ul className={classes.unitPrices}>
        {units.map((unit) => (
          <li key={unit.slug}>
            <PageLink to={`/ubytovanie/${unit.slug}#ceny`}>{unit.title}</PageLink>
            <span>
              <PriceFrom from={unit} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
