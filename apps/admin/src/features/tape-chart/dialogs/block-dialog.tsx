import type { ChartBlock, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../core/page/screen-link.tsx'
import { reservationPath } from '../../reservations/list-cells.tsx'
import { periodOfBlock } from '../model/board-model.ts'
import { blockName, periodAndNights } from '../model/chart-text.ts'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { ClosureForm } from './closure-form.tsx'

interface Props {
  block: ChartBlock
  units: readonly ChartUnit[]
  onClose: () => void
}

/** Dialog of a block: a closure is editable, a portal's booking and nights of another unit are read-only. */
export function BlockDialog({ block, units, onClose }: Props) {
  const { t } = useTranslation()
  const { source, accommodation_unit: unit } = block
  return (
    <FormModal opened onClose={onClose} title={t(`chart.${source}.title`)}>
      {source === 'closure' ? (
        <ClosureForm
          start={{ unit, ...periodOfBlock(block), kind: block.kind, reason: block.reason ?? '' }}
          units={units}
          version={block}
          onDone={onClose}
        />
      ) : (
        <>
          <Text fw={600}>{blockName(block)}</Text>
          <Text>
            {units.find((one) => one.id === unit)?.title}, {periodAndNights(periodOfBlock(block))}
          </Text>
          <Text c="dimmed" size="sm" mt="sm">
            {t(source === 'feed' ? 'chart.feed.hint' : 'chart.shared.hint')}
          </Text>
          {block.source === 'shared' && block.reservation && (
            <Button component={ScreenLink} to={reservationPath(block.reservation)} mt="md">
              {t('chart.shared.open')}
            </Button>
          )}
        </>
      )}
    </FormModal>
  )
}
