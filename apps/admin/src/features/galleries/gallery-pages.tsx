import { declaredText } from '../../core/texts/declared.ts'
import { activities } from '@dvor/contract/collections/services/activities.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { useNavigate } from 'react-router'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { AddDialog } from '../../core/forms/add-dialog.tsx'
import { GallerySection } from './gallery-section.tsx'
import classes from '../../core/screens/below-form.module.css'

/** The list of galleries. A gallery is created in a dialog and filled on its own screen. */
export function GalleryListPage() {
  const navigate = useNavigate()
  return (
    <ListPage
      collection={galleries}
      action={
        <AddDialog title={declaredText(galleries.label.one)}>
          {(close) => (
            <RecordForm
              collection={galleries}
              onCancel={close}
              onSaved={(record) => void navigate(editPath(galleries, record.id) ?? '/galleries')}
            />
          )}
        </AddDialog>
      }
    />
  )
}

export function GalleryEditPage() {
  return (
    <EditPage
      collection={galleries}
      below={(gallery) => (
        <div className={classes.beside}>
          <GallerySection owner="gallery" ownerId={gallery.id} />
        </div>
      )}
    />
  )
}

export function ActivityEditPage() {
  return (
    <EditPage
      collection={activities}
      below={(activity) => (
        <div className={classes.beside}>
          <GallerySection owner="activity" ownerId={activity.id} />
        </div>
      )}
    />
  )
}
