import type { FullPackageDay, PackageDay, PackageOptions } from '@dvor/contract/pricing/packages.ts'
import { daysBetween, weekdayOf } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { packageTexts } from '@dvor/texts/areas.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { ChoiceList } from './choice-list.tsx'
import { usePackageChoice } from './use-package-choice.ts'
import classes from './package.module.css'
import flowClasses from '../flow/flow.module.css'

interface PackageChoiceProps {
  flow: FlowData
  sold: PackageOptions
}

/** The days of a package, then the free units of the chosen day and the times of its services. */
export function PackageChoice({ flow, sold }: PackageChoiceProps) {
  const texts = useWords(packageTexts)
  const language = useLanguage()
  const { formatDayRange, formatMoney, weekdayName } = useFormats()
  const choice = usePackageChoice(flow, sold)
  const { day, unit, busy, problem, isMissing } = choice
  const wasFull = sold.full_days.some(({ arrival }) => arrival === choice.arrival)
  return (
    <form
      className={classes.choice}
      onSubmit={(event) => {
        event.preventDefault()
        void choice.proceed()
      }}
    >
      <ChoiceList
        legend={texts.day}
        name="den"
        error={wasFull ? texts.wasFull : isMissing ? texts.missing : undefined}
        options={[...sold.days, ...sold.full_days]
          .toSorted((one, other) => daysBetween(other.arrival, one.arrival))
          .map((one) => ({
            value: one.arrival,
            title: formatDayRange(one.arrival, one.departure),
            detail: 'full_service' in one ? <Full day={one} /> : weekdayName(weekdayOf(one.arrival)),
            isFull: 'full_service' in one,
          }))}
        chosen={day?.arrival ?? null}
        onChoose={choice.chooseDay}
      />
      {day && day.units.length > 1 && (
        <ChoiceList
          legend={texts.unit}
          name="izba"
          options={day.units.map(({ id, title }) => ({ value: id, title: <OwnersText>{title}</OwnersText> }))}
          chosen={unit}
          onChoose={choice.chooseUnit}
        />
      )}
      {day && <Times day={day} choice={choice} />}
      {problem && (
        <ErrorState title={texts.failedTitle}>
          <p role="alert">{failureText(problem, language, flow.settings.phone)}</p>
        </ErrorState>
      )}
      <div className={flowClasses.flowBar}>
        <div className={flowClasses.flowBarHead}>
          <output>
            {texts.price} <strong>{formatMoney(sold.price)}</strong>
          </output>
        </div>
        <div className={flowClasses.flowBarWays}>
          <Button type="submit" size="large" busy={busy}>
            {texts.proceed}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Why a day cannot be chosen. */
function Full({ day: { full_service } }: { day: FullPackageDay }) {
  const texts = useWords(packageTexts)
  if (full_service === null) return texts.unitsFull
  return (
    <>
      {texts.serviceFull} <OwnersText>{full_service}</OwnersText>
    </>
  )
}

interface TimesProps {
  day: PackageDay
  choice: ReturnType<typeof usePackageChoice>
}

/** Times of the services of which the guest may choose one. */
function Times({ day, choice }: TimesProps) {
  const texts = useWords(packageTexts)
  const { formatDay, formatTime } = useFormats()
  return day.services.map(({ title, day: on, times }, index) =>
    times.length > 1 ? (
      <ChoiceList
        key={`${title} ${on}`}
        legend={
          <>
            {texts.time}: <OwnersText>{title}</OwnersText>, {formatDay(on)}
          </>
        }
        name={`cas-${index}`}
        options={times.map(({ service_slot, time_from, time_to }) => ({
          value: service_slot,
          title: `${formatTime(time_from)} – ${formatTime(time_to)}`,
        }))}
        chosen={choice.slots[index] ?? null}
        onChoose={(slot) => choice.chooseSlot(index, slot)}
      />
    ) : null,
  )
}
