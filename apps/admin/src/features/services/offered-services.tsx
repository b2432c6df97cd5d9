import { services } from '@dvor/contract/collections/services/services.ts'
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { addPath } from '../../core/records/collection-paths.ts'
import { useList } from '../../core/records/use-list.ts'

/** The offered slot services in the owner's order; the list is undefined while it loads. */
export const useOfferedServices = () => useList(services, { active: 'true', _sort: 'order:ASC', _limit: -1 })

/** Shows what adds slot services, or a sentence with a link while the property offers none. */
export function WithOfferedServices({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  if (useOfferedServices().data?.length !== 0) return children
  return (
    <Text c="dimmed">
      {t('slots.noServices')}{' '}
      <Anchor component={ScreenLink} to={addPath(services) ?? '/services'}>
        {t('slots.addFirst')}
      </Anchor>
    </Text>
  )
}
