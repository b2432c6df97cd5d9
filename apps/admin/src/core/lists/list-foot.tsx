import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { pageSizes, type ListState } from './list-state.ts'
import { PageFoot } from './page-foot.tsx'

interface Props {
  state: ListState
  total: number
  change: (part: Partial<ListState>) => void
}

/** Foot of a list whose page size is chosen; none while all rows fit on the smallest page. */
export function ListFoot({ state, total, change }: Props) {
  const { t } = useTranslation()
  const [smallest] = pageSizes
  if (total <= smallest) return null
  return (
    <PageFoot page={state.page} size={state.size} total={total} onPage={(page) => change({ page })}>
      <Select
        size="xs"
        w={86}
        aria-label={t('list.perPage')}
        data={pageSizes.map(String)}
        allowDeselect={false}
        value={String(state.size)}
        onChange={(size) => change({ size: Number(size) })}
      />
    </PageFoot>
  )
}
