import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { ownDataPaths } from '@dvor/contract/calls/guests/guest-paths.ts'
import { buttonClass } from '@dvor/ui/button.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'
import classes from './styles/reservation.module.css'

const endings = ['pdf', 'json'] as const

/** The guest's own data of this reservation, to download. */
export function OwnData({ token }: { token: string }) {
  const { ownData: words } = useReservationWords()
  return (
    <section className={`${classes.sheet} ${classes.ownData}`} aria-labelledby="udaje">
      <h2 id="udaje">{words.heading}</h2>
      <p>{words.text}</p>
      <p className={classes.tools}>
        {endings.map((ending) => (
          <a
            key={ending}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            href={`/api${addressOf(ownDataPaths[ending], token)}`}
            aria-label={`${words.heading}: ${words[ending]}`}
            download
          >
            {words[ending]}
          </a>
        ))}
      </p>
    </section>
  )
}
