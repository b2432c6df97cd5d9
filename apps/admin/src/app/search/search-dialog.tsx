import { Combobox, Loader, Modal, TextInput, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch, IconArrowRight } from '@tabler/icons-react'
import { useState, useEffect, useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMay } from '../../core/client/person.ts'
import { useToday } from '../../core/property/use-today.ts'
import { useOnBack } from '../../core/unsaved/use-on-back.ts'
import { useOpenDialog } from '../../core/unsaved/open-dialogs.ts'
import { MenuIcon } from '../menu/menu-icons.tsx'
import { dayGroup } from './day-entries.ts'
import { hitGroups, type Entry, type EntryGroup } from './entries.ts'
import { actionEntries, pageEntries, settingEntries } from './page-entries.ts'
import { mayOpen } from '../registry/may-open.ts'
import { keepRecent, readRecent } from './recent.ts'
import { SearchNotes } from './search-notes.tsx'
import classes from './search.module.css'
import { useSearch } from './use-search.ts'

interface Props {
  typed: string
  onType: (typed: string) => void
  /** Called once the field has the focus. */
  onFocus: () => void
  onClose: () => void
}

/** The search over pages and records, fully usable by keyboard. */
export function SearchDialog(props: Props) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  useOpenDialog(true)
  useOnBack(props.onClose)
  return (
    <Modal.Root
      opened
      onClose={props.onClose}
      size={680}
      fullScreen={isNarrow}
      yOffset="9vh"
      classNames={{ content: classes.dialog }}
      transitionProps={{ duration: 90 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={t('search.title')}>
        <SearchBox {...props} />
      </Modal.Content>
    </Modal.Root>
  )
}

function SearchBox({ typed, onType, onFocus, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch(typed)
  const groups = useGroups(typed, search.answer)
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const { store, listId, hasMoved, named } = useChoosing(groups)

  const open = (entry: Entry | undefined) => {
    if (!entry) return
    if (entry.icon !== 'more') keepRecent(entry)
    onClose()
    void navigate(entry.path)
  }
  const openValue = (value: string) =>
    open(groups.flatMap((group) => group.entries.filter((entry) => optionValue(group, entry) === value))[0])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved()
    // Without a moved selection, Enter opens the first entry.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && store.getSelectedOptionIndex() === -1) {
      event.preventDefault()
      open(groups[0]?.entries[0])
    }
  }
  return (
    <Combobox store={store} onOptionSubmit={openValue} resetSelectionOnOptionHover>
      <div className={classes.head}>
        <Combobox.EventsTarget withExpandedAttribute {...named}>
          <TextInput
            data-autofocus
            className={classes.input}
            variant="unstyled"
            size="lg"
            inputMode="search"
            enterKeyHint="go"
            aria-label={t('search.title')}
            aria-autocomplete="list"
            placeholder={t('search.placeholder')}
            leftSection={search.isSearching ? <Loader size={18} /> : <IconSearch size={20} aria-hidden />}
            value={typed}
            maxLength={80}
            spellCheck={false}
            onFocus={onFocus}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <Modal.CloseButton aria-label={t('close')} />
      </div>
      <div className={classes.results}>
        {total > 0 ? <SearchOptions id={listId} groups={groups} /> : null}
        <SearchNotes typed={typed} total={total} found={search} />
      </div>
    </Combobox>
  )
}

/** Moves through the options by arrow keys; other search words reset the selection. */
function useChoosing(groups: readonly EntryGroup[]) {
  // The list is mounted and unmounted with the words, so its id is kept here.
  const listId = useId()
  const optionKeys = groups
    .map((group) => group.entries.map((entry) => optionValue(group, entry)).join())
    .join()
  const store = useCombobox({ opened: groups.length > 0 })
  const { resetSelectedOption } = store
  const [movedIn, setMovedIn] = useState('')
  useEffect(() => resetSelectedOption(), [optionKeys, resetSelectedOption])
  return {
    store,
    listId,
    hasMoved: () => setMovedIn(optionKeys),
    /** Removes the combobox's reference to an option that the new words no longer show. */
    named: movedIn === optionKeys ? {} : { 'aria-activedescendant': undefined },
  }
}

/** Unique value of an option; the same page may appear in two groups. */
const optionValue = (group: EntryGroup, entry: Entry): string => `${group.key} ${entry.path}`

/** The results as groups of options. */
function SearchOptions({ id, groups }: { id: string; groups: readonly EntryGroup[] }) {
  const { t } = useTranslation()
  return (
    <Combobox.Options id={id} aria-label={t('search.results')} className={classes.options}>
      {groups.map((group) => (
        <Combobox.Group key={group.key} label={group.label} className={classes.group}>
          {group.entries.map((entry) => (
            <Combobox.Option key={entry.path} value={optionValue(group, entry)} className={classes.option}>
              {entry.icon === 'more' ? (
                <IconArrowRight size={19} stroke={1.6} aria-hidden />
              ) : (
                <MenuIcon id={entry.icon} />
              )}
              <span className={classes.words}>
                <span className={classes.title}>{entry.title}</span>
                {entry.detail ? <span className={classes.detail}>{entry.detail}</span> : null}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}

/** The entries shown: the recent ones while nothing is typed, otherwise a day, pages, actions and the server's results. */
function useGroups(typed: string, answer: ReturnType<typeof useSearch>['answer']): EntryGroup[] {
  const { t } = useTranslation()
  const today = useToday()
  const may = useMay()
  const [recent] = useState(readRecent)
  const words = typed.trim()
  const groups: EntryGroup[] =
    words === ''
      ? [{ key: 'recent', label: t('search.recent'), entries: recent }]
      : [
          ...[dayGroup(words, today) ?? []].flat(),
          { key: 'pages', label: t('search.pages'), entries: pageEntries(words, may) },
          { key: 'actions', label: t('search.actions'), entries: actionEntries(words, today, may) },
          { key: 'settings', label: t('search.settings'), entries: settingEntries(words, may) },
          ...(answer ? hitGroups(answer, words) : []),
        ]
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => mayOpen(may, path)) }))
    .filter(({ entries }) => entries.length > 0)
}
