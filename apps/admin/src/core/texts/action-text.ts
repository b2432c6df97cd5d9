import { isRecordedAction, recordedActions } from '@dvor/contract/insight/recorded-actions.ts'
import { declaredText } from './declared.ts'
import { i18n } from './i18n.ts'

/** An action of the history in words; another change for one that only a former version recorded. */
export const actionText = (action: string): string =>
  isRecordedAction(action) ? declaredText(recordedActions[action]) : i18n.t('actors.otherChange')
