import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { guestDocumentKinds, stayPurposes, type GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { ActionIcon, Alert, Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { localizedChoices, labelIn } from '../../core/texts/declared.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { byKey, draftOf, draftsFor, draftsOf, emptyDraft, type GuestDraft } from './guest-draft.ts'
import { FillFromRooming } from './fill-from-rooming.tsx'
import { GuestFields } from './guest-fields.tsx'
import { useSaveSheet } from './use-save-sheet.ts'
import classes from './register.module.css'

interface Props {
  reservationId: string
  sheet: GuestSheet
  onDone: () => void
}

/** Form of the guest register: all persons of a reservation. */
export function GuestsForm({ reservationId, sheet, onDone }: Props) {
  const { t } = useTranslation()
  const sheetSaving = useSaveSheet(reservationId)
  const { issues, problem, failure, forget, tax, isBusy } = sheetSaving
  const [drafts, setDrafts] = useState<readonly GuestDraft[]>(() => startOf(sheet))
  const save = async (typed: readonly GuestDraft[], { version }: GuestSheet) => {
    if (await sheetSaving.save(typed, version)) onDone()
  }
  const { base, isDirty, question } = useEditedVersion({
    record: sheet,
    partsOf: draftsOf,
    typed: byKey(drafts),
    put: (persons) => setDrafts(draftsFor(sheet, persons)),
    failure,
    forget,
    label: (key) => nameOf(drafts, sheet, key),
    text: draftText,
    onSettled: (persons, version) => void save(draftsFor(version, persons), version),
  })
  useUnsaved(isDirty)
  return (
    <Stack>
      {sheet.stated_exemptions.length > 0 ? (
        <Alert color="hay" radius="lg">
          {t('register.statedExemptions', { reasons: reasonsOf(sheet) })}
        </Alert>
      ) : null}
      <People drafts={drafts} issues={issues} onChange={setDrafts} />
      <ProblemNote problem={problem} />
      {question}
      <Group>
        <Button loading={isBusy} onClick={() => void save(drafts, base)}>
          {t(tax ? 'register.saveWithTax' : 'register.save')}
        </Button>
        {drafts.length < sheet.expected ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => setDrafts([...drafts, emptyDraft()])}
          >
            {t('register.addPerson')}
          </Button>
        ) : null}
        <FillFromRooming
          reservationId={reservationId}
          drafts={drafts}
          most={sheet.expected}
          onChange={setDrafts}
        />
      </Group>
    </Stack>
  )
}

/** Name of a person of the form or of the saved sheet. */
function nameOf(drafts: readonly GuestDraft[], { guests }: GuestSheet, key: string): string {
  const person = guests.find(({ id }) => id === key) ?? drafts.find((draft) => draft.key === key)
  return person ? `${person.first_name} ${person.last_name}`.trim() : '–'
}

/** A person in one line; a dash for a person who was removed. */
function draftText(draft: GuestDraft | undefined): string {
  if (!draft) return '–'
  const { first_name, last_name, birth_date, nationality, address } = draft
  const texts = [
    `${first_name} ${last_name}`.trim(),
    birth_date && formatDay(birth_date),
    countryName(nationality),
    labelIn(guestDocumentKinds, draft.document_kind),
    draft.document_number || draft.kept,
    draft.visa_number || draft.kept_visa,
    draft.birth_place,
    address,
    labelIn(stayPurposes, draft.purpose),
    draft.tax_exemption && labelIn(taxExemptions, draft.tax_exemption),
  ]
  return texts.filter(Boolean).join(', ')
}

interface PeopleProps {
  drafts: readonly GuestDraft[]
  issues: readonly FieldIssue[]
  onChange: (drafts: readonly GuestDraft[]) => void
}

function People({ drafts, issues, onChange }: PeopleProps) {
  const { t } = useTranslation()
  return drafts.map((draft, index) => (
    <fieldset key={draft.key} className={classes.fieldset}>
      <legend>{t('register.person', { number: index + 1 })}</legend>
      <GuestFields
        draft={draft}
        index={index}
        issues={issues}
        onChange={(next) => onChange(drafts.map((one) => (one.key === next.key ? next : one)))}
      />
      <ActionIcon
        variant="subtle"
        color="barn"
        aria-label={t('register.removePerson', { number: index + 1 })}
        onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </fieldset>
  ))
}

/** Stated exemptions by reason, each once with its number of persons. */
const reasonsOf = ({ stated_exemptions: stated }: GuestSheet): string =>
  localizedChoices(taxExemptions)
    .map(({ value, label }) => ({ label, persons: stated.filter((one) => one === value).length }))
    .filter(({ persons }) => persons > 0)
    .map(({ label, persons }) => `${persons} × ${label}`)
    .join(', ')

const startOf = ({ guests }: GuestSheet): GuestDraft[] =>
  guests.length > 0 ? guests.map(draftOf) : [emptyDraft()]
