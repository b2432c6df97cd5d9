import { Button } from '@dvor/ui/button.tsx'
import { EmptyState, ErrorState } from '@dvor/ui/empty-state.tsx'
import { Link } from 'react-router'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { RichText } from '../../../core/content/rich-text.tsx'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { AlonePeople } from './alone-people.tsx'
import { AlonePicker } from './alone-picker.tsx'
import { RedirectError } from '../frame/redirect-error.tsx'
import { ContactLine } from '../../../core/forms/contact-line.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { pickAmount, serviceFacts } from './seat-picks.ts'
import { StepHeading } from '../frame/step-heading.tsx'
import { useAlone } from './use-alone.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import classes from './alone-step.module.css'
import flowClasses from '../flow/flow.module.css'

interface AloneStepProps {
  flow: FlowData
  service: FlowSlotService
}

/** Step 1 of a service without a stay: the time and the number of people. */
export function AloneStep({ flow, service }: AloneStepProps) {
  const texts = useTexts()
  const named = useOwnersTexts()
  const language = useLanguage()
  const occurrences = flow.occurrences.filter((one) => one.service === service.id)
  return (
    <>
      <StepHeading>
        <OwnersText>{service.title}</OwnersText>
      </StepHeading>
      <RedirectError title={texts.seats.failedTitle} />
      <div className={classes.intro}>
        {service.image && (
          <OwnersPicture
            className={classes.picture}
            file={service.image}
            sizes="(width >= 48rem) 26rem, 94vw"
            eager
          />
        )}
        <div className={classes.text}>
          <p className={classes.facts}>{serviceFacts(service, language, named).join(' · ')}</p>
          {service.requirements && (
            <p>
              <OwnersText>{service.requirements}</OwnersText>
            </p>
          )}
          {service.description && (
            <RichText html={service.description} language={service.text_languages?.['description']} />
          )}
          <p>
            {texts.alone.withStay} <Link to="/rezervacia">{texts.alone.toStay}</Link>
          </p>
        </div>
      </div>
      {occurrences.length > 0 ? (
        <AloneChoice {...{ flow, service, occurrences }} />
      ) : (
        <EmptyState title={texts.alone.noneTitle}>
          <p>{texts.alone.noneText}</p>
          <ContactLine />
        </EmptyState>
      )}
    </>
  )
}

interface AloneChoiceProps extends AloneStepProps {
  occurrences: FlowData['occurrences']
}

function AloneChoice({ flow, service, occurrences }: AloneChoiceProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { chosen, persons, ages, choose, count, proceed, busy, problem, isMissing, isTooMany } = useAlone(
    flow,
    service,
    occurrences,
  )
  const most = chosen?.free ?? Math.max(...occurrences.map(({ capacity }) => capacity))
  return (
    <form
      className={classes.alone}
      onSubmit={(event) => {
        event.preventDefault()
        void proceed()
      }}
    >
      <AlonePeople {...{ service, persons, ages, most }} onChange={count} />
      <h2 className={classes.title}>{texts.alone.heading}</h2>
      <AlonePicker
        {...{ service, occurrences, chosen }}
        error={errorOf({ isMissing, isTooMany }, texts)}
        onChoose={choose}
      />
      {problem && (
        <ErrorState title={texts.seats.failedTitle}>
          <p role="alert">{failureText(problem, language, flow.settings.phone)}</p>
        </ErrorState>
      )}
      <AloneBar {...{ service, chosen, persons, ages, busy }} />
    </form>
  )
}

const errorOf = (
  { isMissing, isTooMany }: Pick<ReturnType<typeof useAlone>, 'isMissing' | 'isTooMany'>,
  texts: ReturnType<typeof useTexts>,
) => {
  if (isMissing) return texts.alone.missing
  return isTooMany ? texts.seats.gone : undefined
}

interface AloneBarProps extends Pick<ReturnType<typeof useAlone>, 'chosen' | 'persons' | 'ages' | 'busy'> {
  service: FlowSlotService
}

/** The price of the choice, and the ways back and on. */
function AloneBar({ service, chosen, persons, ages, busy }: AloneBarProps) {
  const texts = useTexts()
  const { formatMoney, persons: personsText } = useFormats()
  return (
    <div className={flowClasses.flowBar}>
      <div className={flowClasses.flowBarHead}>
        <output className={classes.price}>
          {chosen && (
            <>
              {personsText(persons)} · {texts.summary.totalShort}{' '}
              <strong>{formatMoney(pickAmount(service, persons, ages))}</strong>
            </>
          )}
        </output>
      </div>
      <div className={flowClasses.flowBarWays}>
        <LinkButton to="/aktivity" variant="quiet">
          {texts.alone.backToAll}
        </LinkButton>
        <Button type="submit" size="large" busy={busy}>
          {texts.alone.proceed}
        </Button>
      </div>
    </div>
  )
}
