import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { PackageEffect } from './package-effect.tsx'

/** A package's form with what guests are offered by it. */
export function PackageEditPage() {
  return <EditPage collection={stayPackages} below={({ id }) => <PackageEffect id={id} />} />
}
