import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../core/client/api.ts'
import { errorText, issueText } from '../../../core/client/error-text.ts'
import { CallFailed } from '../../../core/client/query-client.ts'
import { laterChangeTexts } from '../model/later-changes.ts'
import { useReload } from '../model/use-price-calendar.ts'

const labels = {
  'values.price': 'priceCalendar.panel.price',
  price: 'priceCalendar.copy.price',
  years: 'priceCalendar.copy.years',
  'values.min_nights': 'priceCalendar.panel.min',
  'values.max_nights': 'priceCalendar.panel.max',
} as const

/** The refused values by their names. */
function FieldProblems({ failure, titleOf }: { failure: Failure; titleOf: (path: string) => string }) {
  const { t } = useTranslation()
  return (
    <ul>
      {failure.fields?.map(({ path, code }) => {
        const label = Object.entries(labels).find(([key]) => key === path)?.[1]
        const name = label ? t(label) : titleOf(path)
        return <li key={path}>{name ? `${name}: ${issueText(code)}` : issueText(code)}</li>
      })}
    </ul>
  )
}

interface Props {
  error: Error
  titleOf: (unit: string) => string | undefined
  /** Units of the request, by their place in it. */
  units: readonly string[]
  onReload: () => void
}

/** Says why a change was refused: contradictions, or what somebody else changed meanwhile. */
export function ChangeProblem({ error, titleOf, units, onReload }: Props) {
  const { t } = useTranslation()
  const reload = useReload()
  if (!(error instanceof CallFailed)) return <Alert color="barn">{t('errors.internal')}</Alert>
  const { failure } = error
  const later = laterChangeTexts(failure, titleOf)
  const unitAt = (path: string) => titleOf(units[Number(path.replace('units.', ''))] ?? '') ?? ''
  return (
    <Alert color="barn" mt="sm" role="alert" title={t('priceCalendar.review.failed')}>
      {later.length > 0 ? t('priceCalendar.review.stale') : errorText(failure)}
      {later.length > 0 ? (
        <>
          <ul>
            {later.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              void reload()
              onReload()
            }}
          >
            {t('priceCalendar.review.reload')}
          </Button>
        </>
      ) : (
        <FieldProblems failure={failure} titleOf={unitAt} />
      )}
    </Alert>
  )
}
