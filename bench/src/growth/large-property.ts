import type pg from 'pg'
import type { BenchProperty } from '../bench-property.ts'
import { fillUnits } from '../bench-property.ts'
import { forgetPlan, planStays, rowsOfProperty } from './grown-property.ts'

const size = { units: 600, articles: 5000, galleries: 20, picturesOfGallery: 400, picturesOfUnit: 20 }
const reservations = 10_000

const pictureRows = `
  with owners as (
    select id as unit, null::uuid as gallery, $1::int as pictures from accommodation_units
    union all select null, id, $2::int from galleries)
  insert into gallery_images (id, accommodation_unit, gallery, alt, "order")
  select gen_random_uuid(), unit, gallery, 'Obrázok ' || n, n from owners, generate_series(1, pictures) n`

const fileRows = `
  insert into files (id, ref, ref_id, field, name, url, mime, size, width, height, formats, placeholder)
  select gen_random_uuid(), owners.ref, owners.id, owners.field, 'obraz.jpg', '/uploads/' || owners.id || '.jpg', 'image/jpeg',
    400000, 1600, 1200,
    (select jsonb_agg(jsonb_build_object('width', w, 'height', w * 3 / 4, 'avif', null, 'jpeg', '/uploads/' || owners.id || '-' || w || '.jpg',
      'webp', '/uploads/' || owners.id || '-' || w || '.webp')) from unnest(array[400, 800, 1200, 1600]) w),
    '1QcSHQRnh493V4dIh4eXh1h4kJUI'
  from (
    select 'gallery-image' as ref, id, 'image' as field from gallery_images
    union all select 'accommodation-unit', id, 'image' from accommodation_units
    union all select 'blog-article', id, 'image' from blog_articles) owners`

const articleRows = `
  insert into blog_articles (id, title, slug, perex, content, published_at)
  select gen_random_uuid(), 'Článok ' || n, 'clanok-' || n, 'O čom je článok číslo ' || n,
    '<p>' || repeat('Na dvore dozrievajú slivky a v peci sa pečie chlieb. ', 60) || '</p>', now() - n * interval '1 hour'
  from generate_series(1, $1::int) n`

/** A property with 600 units, 5,000 articles, 20,000 pictures and 10,000 reservations with all that they leave behind. */
export async function fillLarge(ground: Pick<BenchProperty, 'app' | 'api' | 'pool'>): Promise<void> {
  const { pool } = ground
  const units = await fillUnits(pool, size.units)
  await planStays({ ...ground, units, close: async () => undefined }, reservations)
  for (const statement of Object.values(rowsOfProperty)) await pool.query(statement)
  await forgetPlan(pool)
  await fillContent(pool)
  await pool.query('vacuum analyze')
}

async function fillContent(pool: pg.Pool): Promise<void> {
  await pool.query(articleRows, [size.articles])
  await pool.query(
    `insert into galleries (id, title, slug) select gen_random_uuid(), 'Galéria ' || n, 'galeria-' || n
     from generate_series(1, $1::int) n`,
    [size.galleries],
  )
  await pool.query(pictureRows, [size.picturesOfUnit, size.picturesOfGallery])
  await pool.query(fileRows)
}
