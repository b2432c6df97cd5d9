import { foldText } from '@dvor/format/slug.ts'
import { brandShades } from './brand-colours.ts'
import { i18n } from '../../core/texts/i18n.ts'
import type { Palette } from '@dvor/contract/values/palette.ts'
import type { TFunction } from 'i18next'
import {
  createTheme,
  isOptionsGroup,
  type MantineColorsTuple,
  type ComboboxParsedItem,
  type OptionsFilter,
} from '@mantine/core'

const pine: MantineColorsTuple = [
  '#eef5f0',
  '#dae8de',
  '#b3d0bc',
  '#8ab798',
  '#659f78',
  '#47845c',
  '#326a48',
  '#255239',
  '#1f3d2b',
  '#142a1d',
]
const hay: MantineColorsTuple = [
  '#fdf6e5',
  '#f8e9c6',
  '#f1d592',
  '#e8bf62',
  '#d9a441',
  '#c18c2a',
  '#9f711e',
  '#7d5818',
  '#5e4213',
  '#3f2c0d',
]
const barn: MantineColorsTuple = [
  '#fbeeeb',
  '#f4d7d1',
  '#e7aea4',
  '#d98476',
  '#cc6150',
  '#b54936',
  '#9e3b2c',
  '#813023',
  '#63251b',
  '#461a13',
]
/** Warm greys for disabled and secondary elements. */
const gray: MantineColorsTuple = [
  '#faf7f1',
  '#f4efe5',
  '#ece6da',
  '#e1dacb',
  '#d3cab9',
  '#b4ac9c',
  '#8b8577',
  '#4c4a40',
  '#36352d',
  '#23231d',
]
/** Greenish blacks for the dark skin. */
const dark: MantineColorsTuple = [
  '#e6e4db',
  '#c4c6bb',
  '#a3aa9d',
  '#7b857a',
  '#3f4b43',
  '#323d36',
  '#222b25',
  '#1e2721',
  '#171e19',
  '#101511',
]

const calendarLabels = (t: TFunction) => ({
  monthLevelControl: t('calendar.monthLevel'),
  yearLevelControl: t('calendar.yearLevel'),
  nextMonth: t('calendar.nextMonth'),
  previousMonth: t('calendar.previousMonth'),
  nextYear: t('calendar.nextYear'),
  previousYear: t('calendar.previousYear'),
  nextDecade: t('calendar.nextDecade'),
  previousDecade: t('calendar.previousDecade'),
})

const dialogTitle = {
  fontFamily: "'Fraunces Variable', Georgia, serif",
  fontSize: '1.25rem',
  fontWeight: 560,
}

/** The Mantine theme in the property's colours, with texts in the language. Needs the texts to be started. */
export function adminTheme(palette: Palette, language: string) {
  const t = i18n.getFixedT(language)
  return createTheme({
    colors: { pine, hay, barn, gray, dark, red: barn, ...brandShades(palette) },
    primaryColor: 'pine',
    primaryShade: { light: 7, dark: 6 },
    black: '#20241f',
    fontFamily: "'Source Sans 3 Variable', system-ui, sans-serif",
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem' },
    headings: {
      fontFamily: "'Fraunces Variable', Georgia, serif",
      fontWeight: '560',
      sizes: { h1: { fontSize: '1.75rem', lineHeight: '1.2' }, h2: { fontSize: '1.25rem' } },
    },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { fz: 'sm' } },
      Select: { defaultProps: { filter: filterFolded } },
      MultiSelect: { defaultProps: { filter: filterFolded } },
      Autocomplete: { defaultProps: { filter: filterFolded } },
      DateInput: { defaultProps: { ariaLabels: calendarLabels(t) } },
      DateTimePicker: { defaultProps: { ariaLabels: calendarLabels(t) } },
      CloseButton: { defaultProps: { 'aria-label': t('close') } },
      InputClearButton: { defaultProps: { 'aria-label': t('fields.clear') } },
      PasswordInput: {
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('auth.showPassword') } },
      },
      // Menus and popovers are rendered inside the content's landmark.
      Menu: {
        defaultProps: {
          shadow: 'md',
          portalProps: { target: '#content' },
          // The placeholder would be a focusable element that is no menu item.
          withInitialFocusPlaceholder: false,
        },
      },
      Popover: { defaultProps: { portalProps: { target: '#content' } } },
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      Modal: { defaultProps: { centered: true }, styles: { title: dialogTitle } },
      Drawer: { styles: { title: dialogTitle } },
      // The library's heads are `header` elements, of which a dialog over another would make a second banner.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      // The library's grey has too little contrast on this background.
      Notification: { styles: { description: { color: 'var(--ink-soft)' } } },
    },
  })
}

/** Options of a select whose label contains the typed text, without regard to case and accents. */
const filterFolded: OptionsFilter = ({ options, search, limit }) => {
  const typed = foldText(search.trim())
  const matches = options.flatMap<ComboboxParsedItem>((option) => {
    if (!isOptionsGroup(option)) return foldText(option.label).includes(typed) ? [option] : []
    const items = option.items.filter(({ label }) => foldText(label).includes(typed))
    return items.length > 0 ? [{ ...option, items }] : []
  })
  return matches.slice(0, limit)
}
