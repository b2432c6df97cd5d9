import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { unitDialogWords } from '@dvor/texts/areas.ts'
import { useCallback, useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useWords } from '../../../core/language/use-language.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import type { loadUnitPage } from '../../stays/load-unit-page.ts'
import type { RoomWays } from '../flow/room-ways.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { useTexts } from '../flow/use-texts.ts'
import { PhotoStrip } from '../photos/photo-strip.tsx'
import { RoomChoice } from './room-choice.tsx'
import classes from './unit-dialog.module.css'

interface UnitDialogProps {
  unit: UnitQuote['unit']
  ways: RoomWays
  open: boolean
  onClose: () => void
}

/** Pictures, amenities and description of a unit over the results, with the ways to take it. */
export function UnitDialog({ unit, ways, open, onClose }: UnitDialogProps) {
  const texts = useTexts()
  const words = useWords(unitDialogWords)
  const path = `/ubytovanie/${unit.slug}`
  const { data, isMissing, retry } = useUnitPage(path)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<OwnersText>{unit.title}</OwnersText>}
      closeLabel={words.close}
    >
      {!data?.unit && !isMissing && <Skeleton className={classes.wait} label={words.loading} />}
      {isMissing && (
        <p role="alert">
          {words.failed}{' '}
          <Button variant="quiet" size="small" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {data?.unit && (
        <>
          {data.pictures && data.pictures.length > 0 && <PhotoStrip pictures={data.pictures} />}
          {data.amenities && data.amenities.length > 0 && (
            <section>
              <h3 className={classes.title}>{words.amenities}</h3>
              <ul className={classes.amenities}>
                {data.amenities.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          )}
          {unit.short_description && (
            <p>
              <OwnersText>{unit.short_description}</OwnersText>
            </p>
          )}
        </>
      )}
      <p>
        <Link to={path} target="_blank">
          {words.wholePage}
          <span className="visually-hidden">{texts.order.newWindow}</span>
        </Link>
      </p>
      {/* A press on a way closes the dialog, because the page behind it changes. */}
      <div className={classes.foot} onClickCapture={onClose}>
        <RoomChoice ways={ways} unit={unit} />
      </div>
    </Dialog>
  )
}

/** Loads what a unit's page shows; a call without a connection would replace the page by an error. */
function useUnitPage(path: string) {
  const { load, data, state } = useFetcher<typeof loadUnitPage>()
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  const read = useCallback(() => (navigator.onLine ? void load(path) : undefined), [load, path])
  useEffect(read, [read])
  const isMissing = isOffline || (state === 'idle' && data !== undefined && !data?.unit)
  const retry = () => {
    setOffline(!navigator.onLine)
    read()
  }
  return { data, isMissing, retry }
}
