import { Picture } from '@dvor/ui/picture/picture.tsx'
import type { ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../core/client/api.ts'
import { limitsOf } from '../features/calendar/party/party.ts'
import { UnitCalendar } from '../features/calendar/unit-calendar.tsx'
import { PictureGrid } from '../features/galleries/picture-grid.tsx'
import { ButtonsShown, FieldsShown, OverlaysShown, StatesShown } from '../features/showcase/pieces-shown.tsx'
import { TokensShown } from '../features/showcase/tokens-shown.tsx'
import { UnitGrid } from '../features/stays/unit-grid.tsx'
import { loadUnits } from '../features/stays/load-units.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { visitContext } from '../core/client/visit.ts'
import classes from '../features/showcase/showcase.module.css'

/** Pictures, cards and the calendar show the property's own records. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [units, rows] = await Promise.all([
    loadUnits(context, 3),
    apiOf(context).resource(accommodationUnits).list({ active: true, _limit: 4 }),
  ])
  const pictures = (rows ?? []).flatMap(({ id, image, title }) =>
    image ? [{ id, file: image, alt: image.alt ?? title }] : [],
  )
  return { units: units ?? [], pictures, today: todayIn(context.get(visitContext).now) }
}

export const meta = () => [{ title: 'Vzorkovník' }]

/** All pieces of the design on one page, while developing only (`npm run dev`). */
export default function ShowcasePage() {
  const { units, pictures, today } = useLoaderData<typeof loader>()
  const [unit] = units
  const [picture] = pictures
  return (
    <div className={`page-width ${classes.showcase}`}>
      <h1>Vzorkovník</h1>
      <Part title="Farby a písmo">
        <TokensShown />
      </Part>
      <Part title="Tlačidlá">
        <ButtonsShown />
      </Part>
      <Part title="Polia">
        <FieldsShown />
      </Part>
      <Part title="Oznámenia a dialóg">
        <OverlaysShown />
      </Part>
      <Part title="Stavy">
        <StatesShown />
      </Part>
      {picture && (
        <Part title="Obrázok a prezeranie">
          <Picture className={classes.picture} file={picture.file} sizes="24rem" />
          <PictureGrid pictures={pictures} title="Prezeranie" />
        </Part>
      )}
      <Part title="Karty">
        <UnitGrid units={units} />
      </Part>
      {unit && (
        <Part title="Výber pobytu s cenami">
          <UnitCalendar unit={unit} most={limitsOf(unit.sleeps)} today={today} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
