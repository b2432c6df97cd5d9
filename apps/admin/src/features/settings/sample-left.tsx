import { declaredText } from '../../core/texts/declared.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { SampleCollection, SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import { Anchor, Button, Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useState } from 'react'
import { client } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import classes from './settings.module.css'
import { useInstallationCall } from './use-installation.ts'

type Records = SiteOpening['records']

const fields: Collection['fields'] = globalSettings.fields

/** The settings that still have values of the sample, by their labels. */
export const sampleFields = (t: TFunction, names: readonly string[]): string =>
  t('settings.leftSettings', {
    fields: names.map((name) => (fields[name] ? declaredText(fields[name].label) : name)).join(', '),
  })

/** Sample content still on the site, each with a link and a button to confirm it. */
export function SampleLeft({ opening: { settings, records } }: { opening: SiteOpening }) {
  const { t } = useTranslation()
  if (settings.length + records.length === 0) return <Text>{t('settings.leftNone')}</Text>
  const groups = Map.groupBy(records, ({ collection }) => collection)
  return (
    <>
      <Text className={classes.hint}>{t('settings.leftHint')}</Text>
      {settings.length > 0 ? (
        <div className={classes.row}>
          <span>{sampleFields(t, settings)}</span>
          <Anchor component={ScreenLink} to="/global-settings">
            {t('settings.editSettings')}
          </Anchor>
        </div>
      ) : null}
      {[...groups].map(([collection, group]) => (
        <SampleGroup key={collection} collection={collection} records={group} />
      ))}
      {records.length > 0 ? <ConfirmRest groups={groups} /> : null}
    </>
  )
}

/** Confirms all that is left, after it was listed. */
function ConfirmRest({ groups }: { groups: ReadonlyMap<SampleCollection, Records> }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('site-opening')
  const [isAsking, setAsking] = useState(false)
  const records = [...groups.values()].flat().map(({ collection, id }) => ({ collection, id }))
  const confirm = async () => {
    await run(() => client.siteOpening.attempt.confirm({ records }), t('settings.confirmFailed'))
    setAsking(false)
  }
  return (
    <>
      <Button mt="md" variant="light" onClick={() => setAsking(true)}>
        {t('settings.confirmRest')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('settings.confirmRestTitle')}
          action={t('settings.confirmAll', { count: records.length })}
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <Text mb="sm">{t('settings.confirmRestHint')}</Text>
          {[...groups].map(([collection, group]) => (
            <Text key={collection} mb="xs">
              <strong>{t(`settings.groups.${collection}`)}:</strong>{' '}
              {group.map(({ title }) => title ?? t('settings.untitled')).join(', ')}
            </Text>
          ))}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function SampleGroup({ collection, records }: { collection: SampleCollection; records: Records }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('site-opening')
  const confirm = (records: Records) =>
    run(
      () => client.siteOpening.attempt.confirm({ records: records.map(({ id }) => ({ collection, id })) }),
      t('settings.confirmFailed'),
    )
  return (
    <details className={classes.group}>
      <summary>
        {t(`settings.groups.${collection}`)} ({records.length})
      </summary>
      <Button
        size="compact-sm"
        variant="default"
        mb="xs"
        loading={isBusy}
        onClick={() => void confirm(records)}
      >
        {t('settings.confirmAll', { count: records.length })}
      </Button>
      <ul className={classes.rows}>
        {records.map((record) => {
          const title = record.title ?? t('settings.untitled')
          const path = editPath(collections[collection], record.id)
          return (
            <li key={record.id} className={classes.row}>
              {path ? (
                <Anchor component={ScreenLink} to={path}>
                  {title}
                </Anchor>
              ) : (
                <span>{title}</span>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={isBusy}
                aria-label={t('settings.confirmOf', { title })}
                onClick={() => void confirm([record])}
              >
                {t('settings.confirm')}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
