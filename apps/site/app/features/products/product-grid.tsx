import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { filePictures } from '../galleries/file-pictures.ts'
import { PictureGrid } from '../galleries/picture-grid.tsx'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import pictureCardClasses from '../../core/content/picture-card.module.css'
import classes from './product-grid.module.css'

export type Product = ListItem<typeof imageBlogArticles>

/** Products of the property with pictures and the place to buy them. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  const words = useWords(contentTexts)
  return (
    <section className="section page-width" aria-label={words.products}>
      {products.length === 0 && <EmptyState title={words.noProducts} />}
      <ul className={pictureCardClasses.cardGrid}>
        {products.map((product) => (
          <li key={product.id} className={classes.productCard}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductCard({ product: { title, perex, content, logo, files, link } }: { product: Product }) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  const pictures = filePictures(logo ? [logo, ...files] : files, title)
  return (
    <>
      {pictures.length > 0 && <PictureGrid pictures={pictures} title={title} look="card" />}
      <h2 className={classes.title} {...owners}>
        {title}
      </h2>
      {perex && (
        <p className={classes.perex} {...owners}>
          {perex}
        </p>
      )}
      <RichText html={content} />
      {link && (
        <p>
          <a href={link} rel="noopener">
            {words.moreOnProduct}
            <span className="visually-hidden"> {title}</span>
          </a>
        </p>
      )}
    </>
  )
}
