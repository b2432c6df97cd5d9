import { declaredText } from '../../core/texts/declared.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { SampleCollection, SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../core/client/api.ts'
import { editPath } from '../../core/records/collection-paths.ts'
import classes from './settings.module.css'
import { useInstallationCall } from './use-installation.ts'

type Records = SiteOpening['records']

const fields: Collection['fields'] = globalSettings.fields

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
          <span>
            {t('settings.leftSettings', {
              fields: settings.map((name) => declaredText(fields[name]?.label ?? name)).join(', '),
            })}
          </span>
          <Anchor component={Link} to="/global-settings">
            {t('settings.editSettings')}
          </Anchor>
        </div>
      ) : null}
      {[...groups].map(([collection, group]) => (
        <SampleGroup key={collection} collection={collection} records={group} />
      ))}
    </>
  )
}

function SampleGroup({ collection, records }: { collection: SampleCollection; records: Records }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('site-opening')
  const confirm = (chosen: Records) =>
    run(
      () => client.sample.attempt.confirm({ records: chosen.map(({ id }) => ({ collection, id })) }),
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
                <Anchor component={Link} to={path}>
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
