import type { OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { organiserWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './gatherings.module.css'

/** Hours by which the hold can be prolonged at once. */
const steps = [6, 12, 24, 48]

/** More time as far as the owner's rule allows, and the end of the gathering, which is asked for twice. */
export function OrganiserTime({ gathering: { prolong_hours } }: { gathering: OrganisedGathering }) {
  const words = useWords(organiserWords)
  const { state } = useNavigation()
  return (
    <>
      {prolong_hours > 0 && <Prolong most={prolong_hours} />}
      <details className={classes.end}>
        <summary>{words.endTitle}</summary>
        <p>{words.endText}</p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="act" value="end" />
          <Button type="submit" variant="danger" size="small" busy={state === 'submitting'}>
            {words.end}
          </Button>
        </Form>
      </details>
    </>
  )
}

function Prolong({ most }: { most: number }) {
  const words = useWords(organiserWords)
  const { countOf } = useFormats()
  const { state, formData } = useNavigation()
  const offered = [...new Set([...steps.filter((hours) => hours < most), Math.min(most, 48)])]
  return (
    <section className={classes.part} aria-labelledby="spolu-cas">
      <h2 id="spolu-cas">{words.prolongTitle}</h2>
      <Form method="post" preventScrollReset className={classes.steps}>
        <input type="hidden" name="act" value="prolong" />
        {offered.map((hours) => (
          <Button
            key={hours}
            type="submit"
            name="hours"
            value={hours}
            variant="quiet"
            size="small"
            busy={state === 'submitting' && formData?.get('hours') === String(hours)}
          >
            {words.prolong(countOf(hours, 'hour'))}
          </Button>
        ))}
      </Form>
    </section>
  )
}
