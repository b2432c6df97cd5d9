import type { ListItem } from '@dvor/contract/collection.ts'
import type { imageBlogArticles } from '@dvor/contract/collections/image-blog-articles.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { RichText } from '../content/rich-text.tsx'
import { filePictures } from '../galleries/file-pictures.ts'
import { PictureGrid } from '../galleries/picture-grid.tsx'
import '../content/picture-card.css'
import './product-grid.css'

export type Product = ListItem<typeof imageBlogArticles>

/** What the farm makes, each with its pictures, what it is and where to get it. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <section className="section page-width" aria-label="Produkty">
      {products.length === 0 && <EmptyState title="Komora je práve prázdna, varíme a pečieme." />}
      <ul className="card-grid">
        {products.map((product) => (
          <li key={product.id} className="product-card">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductCard({ product: { title, perex, content, logo, files, link } }: { product: Product }) {
  const pictures = filePictures(logo ? [logo, ...files] : files, title)
  return (
    <>
      {pictures.length > 0 && <PictureGrid pictures={pictures} title={title} />}
      <h2 className="product-card__title">{title}</h2>
      {perex && <p className="product-card__perex">{perex}</p>}
      <RichText html={content} />
      {link && (
        <p>
          <a href={link} rel="noopener">
            Viac o produkte<span className="visually-hidden"> {title}</span>
          </a>
        </p>
      )}
    </>
  )
}
