import { halls } from '@dvor/contract/collections/services/halls.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { loadForm } from '../enquiry/load-form.ts'
import { wasSent } from '../enquiry/sent-path.ts'
import { visitContext } from '../../core/client/visit.ts'

type Context = Readonly<RouterContextProvider>

const listHalls = (context: Context) =>
  listAll((page) =>
    apiOf(context)
      .resource(halls)
      .list({ active: true, _sort: 'order:ASC', ...page }),
  )

/** Names of the halls, for a form; null when they cannot be read. */
export async function loadHallChoices(context: Context): Promise<{ id: string; title: string }[] | null> {
  const rows = await listHalls(context)
  return rows && rows.map(({ id, title }) => ({ id, title }))
}

/** Loads the halls and the form to ask about them; `?sala=` chooses a hall. */
export async function loadHalls(context: Context, url: string) {
  const [blocks, rows, form] = await Promise.all([
    loadBlocks(context, contentPages.halls),
    listHalls(context),
    loadForm(context, 'hall_demand'),
  ])
  const named = new URL(url).searchParams.get('sala')
  return pageData(context, contentPages.halls, {
    blocks,
    halls: rows,
    form,
    chosen: rows?.find(({ slug }) => slug === named)?.id,
    sent: wasSent(url),
    today: todayIn(context.get(visitContext).now),
  })
}
