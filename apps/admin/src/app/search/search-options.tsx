import { Combobox } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../menu/menu-icons.tsx'
import type { Entry, EntryGroup } from './entries.ts'
import classes from './search.module.css'

/** Unique value of an option; the same page may appear in two groups. */
export const optionValue = (group: EntryGroup, entry: Entry): string => `${group.key} ${entry.path}`

/** The results as groups of options. */
export function SearchOptions({ id, groups }: { id: string; groups: readonly EntryGroup[] }) {
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
