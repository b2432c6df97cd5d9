import type { Texts } from '../../texts.ts'

export const sheetWords: Texts['sheetWords'] = {
  close: 'Close the calendar',
  loading: 'Loading free days',
  failed: 'Free days could not be loaded. Please try once more, or type the days into the form.',
  retry: 'Try again',
  clear: 'No dates',
}
