import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../core/screens/list-page.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'

const pages = [...new Set(textMarks.map(({ page }) => page))]
const every = ''

/** The list of the site's texts, with a filter by page. */
export function TextListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={textBlocks}
      above={({ filters }, change) => {
        const pageName = filters['page']?.[0] ?? every
        return (
          <QuickChoices
            label={t('blocks.pages')}
            choices={[every, ...pages].map((page) => ({
              name: page,
              label: page || t('blocks.allPages'),
              isChosen: page === pageName,
            }))}
            onChoose={(page) => change({ filters: page ? { page: [page] } : {} })}
          />
        )
      }}
    />
  )
}
