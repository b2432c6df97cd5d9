import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../core/client/toasts.ts'
import { useSave } from '../../core/records/use-save.ts'
import type { Demand } from './demand.ts'

/**
 * Saves a part of the enquiry; a version changed meanwhile is refused.
 * @returns whether it was saved
 */
export function useDemandEdit(demand: Demand) {
  const { t } = useTranslation()
  const save = useSave(hallDemands)
  return async (change: Partial<Pick<Demand, 'state' | 'note' | 'is_new'>>): Promise<boolean> => {
    const result = await save(change, demand)
    if (!result.ok) showFailure(t('demands.failed'), result.error)
    return result.ok
  }
}
