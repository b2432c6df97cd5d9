import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { personalDataPaths } from '@dvor/contract/calls/guests/guest-paths.ts'
import type { PersonalDataRun, PersonOverview, PersonBody } from '@dvor/contract/privacy/personal-data.ts'
import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { Section } from '../../core/page/section.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import classes from './personal-data.module.css'

interface Props {
  query: PersonBody
  person: PersonOverview
  onErased: (receipt: PersonalDataRun) => void
}

/** The data stored about a person, with the export and the erasure. */
export function PersonSection({ query, person, onErased }: Props) {
  const { t } = useTranslation()
  const [isErasing, setErasing] = useState(false)
  const { email, sections, obstacle } = person
  return (
    <Section title={email === null ? t('personalData.ofReservation') : t('personalData.ofPerson', { email })}>
      <ul className={classes.counts} aria-label={t('personalData.stored')}>
        {sections.map(({ name, label, count }) => (
          <li key={name}>
            <span>{label}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <ExportButtons query={query} />
      {obstacle ? (
        <Alert color="hay" variant="light" mt="md">
          {t(`personalData.obstacle.${obstacle.reason}`, { numbers: obstacle.numbers.join(', ') })}
        </Alert>
      ) : (
        <Button
          mt="md"
          color="barn"
          variant="light"
          leftSection={<IconTrash size={17} />}
          onClick={() => setErasing(true)}
        >
          {t('personalData.erase')}
        </Button>
      )}
      {isErasing ? (
        <EraseDialog query={query} person={person} onErased={onErased} onClose={() => setErasing(false)} />
      ) : null}
    </Section>
  )
}

const types = { json: 'application/json', pdf: 'application/pdf' } as const

function ExportButtons({ query }: { query: PersonBody }) {
  const { t } = useTranslation()
  const [numbers, setNumbers] = useState(false)
  const [busyWith, setBusyWith] = useState<keyof typeof types | null>(null)
  const download = async (ending: keyof typeof types) => {
    setBusyWith(ending)
    const params = new URLSearchParams({ ...query, ...(numbers && { numbers: 'true' }) })
    const path = `${addressOf(personalDataPaths[ending])}?${params}`
    const failure = await saveFile(path, `osobne-udaje.${ending}`, types[ending])
    setBusyWith(null)
    if (failure) showFailure(t('personalData.downloadFailed'), failure)
  }
  return (
    <>
      <Checkbox
        mt="md"
        label={t('personalData.numbers')}
        checked={numbers}
        onChange={({ currentTarget }) => setNumbers(currentTarget.checked)}
      />
      <Group mt="sm">
        {(['json', 'pdf'] as const).map((ending) => (
          <Button
            key={ending}
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={busyWith === ending}
            onClick={() => void download(ending)}
          >
            {t(`personalData.${ending}`)}
          </Button>
        ))}
      </Group>
    </>
  )
}
