import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { ContentPage } from '../../core/content/content-page.tsx'
import { sendDemand } from '../../features/enquiry/send-enquiry.ts'
import { sendOrKeep } from '../../features/enquiry/send-or-keep.ts'
import { DemandForm } from '../../features/halls/demand-form.tsx'
import { HallSection } from '../../features/halls/hall-section.tsx'
import { loadHalls } from '../../features/halls/load-halls.ts'
import { useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadHalls(context, request.url)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendDemand(context, await request.formData())

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['saly-hero'])

export default function HallsPage() {
  const words = useWords(contentTexts)
  const { head, blocks, halls, form, chosen, sent, today } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return (
    <ContentPage blocks={halls && form && blocks} title={head.name} hero="saly-hero" sections={[]}>
      {halls?.length === 0 && (
        <div className="section page-width">
          <EmptyState title={words.noHallsTitle}>
            <p>{words.noHallsText}</p>
          </EmptyState>
        </div>
      )}
      {halls?.map((hall) => (
        <HallSection key={hall.id} hall={hall} />
      ))}
      {form && (
        <DemandForm
          words={form}
          answer={answer}
          sent={sent}
          halls={halls ?? []}
          chosen={chosen}
          today={today}
        />
      )}
    </ContentPage>
  )
}
