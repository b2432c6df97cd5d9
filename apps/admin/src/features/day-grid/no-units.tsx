import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuietNote } from '../../core/page/notes.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'

/** In place of a grid of a property without units: leads to the first one. @param hint what appears here then */
export function NoUnits({ hint }: { hint: string }) {
  const { t } = useTranslation()
  return (
    <div className="card">
      <QuietNote title={t('chart.empty')} text={hint}>
        <Button
          component={ScreenLink}
          to="/accommodation-units/add"
          mt="sm"
          leftSection={<IconPlus size={17} />}
        >
          {t('chart.addUnit')}
        </Button>
      </QuietNote>
    </div>
  )
}
