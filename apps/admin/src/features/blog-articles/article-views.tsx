import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { instant, instantToForm } from '../../core/fields/kinds/instant.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'

const isPast = (instantOnWire: string): boolean => Date.parse(instantOnWire) <= Date.now()

/** The day of publication. Without one, or before it, the cell says that the article is not public. */
export function PublishedCell({ record }: { record: AnyRecord }) {
  const { t } = useTranslation()
  const at = asText(record['published_at'])
  const isOut = at !== '' && isPast(at)
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {at ? formatInstant(at) : t('articles.withoutDate')}
      {isOut ? null : (
        <Text component="small" size="sm" c="dimmed" display="block">
          {t('articles.notOut')}
        </Text>
      )}
    </span>
  )
}

/** Input of the publication time, with a button for now where an active article has none. */
export function PublishedInput(props: InputProps) {
  const { t } = useTranslation()
  const isMissing = !asText(props.value) && props.values['active'] === true
  return (
    <>
      <instant.Input {...props} />
      {isMissing ? (
        <Group gap="xs" mt={6}>
          <Text size="sm">{t('articles.missingDate')}</Text>
          <Button
            size="compact-sm"
            variant="light"
            disabled={props.disabled}
            onClick={() => props.onChange(instantToForm(new Date().toISOString()))}
          >
            {t('articles.publishNow')}
          </Button>
        </Group>
      ) : null}
    </>
  )
}
